/** The one shape of every refusal on visitor and owner calls (spec §7, §8). */

import * as z from 'zod'

export const errorEnvelope = z.object({
  message: z.string(),
  status: z.number().int(),
  code: z.string(),
  crumbFail: z.boolean().optional(),
  /** Field id to its message. */
  errors: z.record(z.string(), z.string()).optional(),
  /** Units a shopper can still get, for refusals about stock. */
  available: z.number().int().optional(),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
