import * as z from 'zod'
import { id, time } from '../fields.ts'

/** An answer on its way to the address of its form, and a line of the log. */
export const formDelivery = z.object({
  /** Idempotency key of all tries: `webhook-id`. */
  id,
  answerId: id,
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number().int(),
  /** HTTP status of the last try; null where there was no answer. */
  status: z.number().int().nullable(),
  /** Reason why there was none, by name; else empty. */
  problem: z.string(),
  /** Milliseconds that the last try took. */
  tookMs: z.number().int().nullable(),
  createdAt: time,
  triedAt: time.nullable(),
  /** Time of the next try. */
  nextAt: time.nullable(),
})
export type FormDelivery = z.output<typeof formDelivery>
