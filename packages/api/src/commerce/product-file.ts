import * as z from 'zod'

/** The file that a digital product sells. */
export const productFile = z.object({
  /** Name under which customers download it. */
  filename: z.string(),
  bytes: z.number().int(),
})
export type ProductFileShape = z.infer<typeof productFile>
