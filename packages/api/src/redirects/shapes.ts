import * as z from 'zod'
import { id, time } from '../fields.ts'

const status = z.union([z.literal(301), z.literal(302)])

/** A redirect from the owner; path and target are checked by the rules of `core`. */
export const redirectInput = z.object({
  path: z.string().trim().min(1, 'Enter the old path.').max(8_192),
  target: z.string().trim().min(1, 'Enter where it leads now.').max(8_192),
  status: status.default(301),
})
export type RedirectInput = z.infer<typeof redirectInput>

export const ownerRedirect = z.object({
  id,
  path: z.string(),
  target: z.string(),
  status,
  /** Whether it was written because something moved. */
  isAutomatic: z.boolean(),
  /** Whether everything below the path is sent to the same place below the target. */
  coversBelow: z.boolean(),
  /** The final address, if another redirect leads on from the target; null otherwise. */
  leadsOnTo: z.string().nullable(),
  createdAt: time,
})
export type OwnerRedirect = z.infer<typeof ownerRedirect>

/** Redirects, newest first; a site has at most 2,500. */
export const redirectMap = z.object({ redirects: z.array(ownerRedirect) })
