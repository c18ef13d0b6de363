import { TRASH_KIND_NAMES } from '@sitewright/core/trash'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cursorQuery, id, pageOf, siteParams, time } from '../fields.ts'

export const trashEntry = z.object({
  id,
  kind: z.enum(TRASH_KIND_NAMES),
  title: z.string(),
  at: time,
  /** Name of who removed it; null once their account is gone. */
  by: z.string().nullable(),
  /** Moment from which it is removed for good. */
  goesAt: time,
})
export type TrashEntry = z.infer<typeof trashEntry>

export const listTrash = defineCall({
  name: 'listTrash',
  summary: 'What was removed and can be put back, newest first; kinds that the caller may remove.',
  audience: 'owner',
  needs: 'site.view',
  method: 'GET',
  path: '/s/:siteId/api/trash',
  params: siteParams,
  query: cursorQuery.extend({ kind: z.enum(TRASH_KIND_NAMES).optional() }),
  output: pageOf(trashEntry),
})
