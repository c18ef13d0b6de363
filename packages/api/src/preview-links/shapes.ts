import * as z from 'zod'
import { id, time } from '../fields.ts'

/** Days after which a preview link may end. */
export const PREVIEW_DAYS = [1, 7, 30] as const

/** A preview link without its secret, which is shown only once. */
export const previewLink = z.object({
  id,
  /** Empty where its maker gave none. */
  name: z.string(),
  createdBy: z.string(),
  createdAt: time,
  expiresAt: time,
  /** Null until somebody opens it. */
  lastSeenAt: time.nullable(),
  /** Whether it also shows pages that have a password. */
  showsLocked: z.boolean(),
})

export type PreviewLink = z.output<typeof previewLink>
