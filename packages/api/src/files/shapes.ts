import * as z from 'zod'
import { id, time } from '../fields.ts'

export const asset = z.object({
  id,
  filename: z.string(),
  altText: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  /** Address on the studio's own host for the list of pictures; add `?format=300w` for a smaller one. */
  url: z.string(),
  createdAt: time,
})
export type Asset = z.infer<typeof asset>
