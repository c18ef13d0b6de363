import * as z from 'zod'
import { id, time } from '../fields.ts'

const status = z.union([z.literal(301), z.literal(302)])

/** What an owner writes; path and target are checked by the rules of `core`. */
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
  /** Written when something moved. */
  isAutomatic: z.boolean(),
  /** Everything below the path is sent to the same place below the target. */
  coversBelow: z.boolean(),
  /** Where a visitor ends who is sent on from the target by another redirect; null for none. */
  leadsOnTo: z.string().nullable(),
  createdAt: time,
})
export type OwnerRedirect = z.infer<typeof ownerRedirect>

/** Newest first; a site has at most 2,500. */
export const redirectMap = z.object({ redirects: z.array(ownerRedirect) })
