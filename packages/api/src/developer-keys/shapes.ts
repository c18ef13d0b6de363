import * as z from 'zod'
import { id, time } from '../fields.ts'

/** A key without its secret, which is shown only once. */
export const developerKey = z.object({
  id,
  name: z.string(),
  createdBy: z.string(),
  createdAt: time,
  /** Null if never used. */
  lastUsedAt: time.nullable(),
})

export type DeveloperKey = z.output<typeof developerKey>
