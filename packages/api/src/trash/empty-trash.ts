import { TRASH_KIND_NAMES } from '@sitewright/core/trash'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const emptyTrash = defineCall({
  name: 'emptyTrash',
  summary: 'Removes everything in the trash for good, of the kinds that the caller may remove.',
  audience: 'owner',
  needs: 'site.view',
  method: 'DELETE',
  path: '/s/:siteId/api/trash',
  params: siteParams,
  query: z.object({ kind: z.enum(TRASH_KIND_NAMES).optional() }),
  output: z.object({ count: z.number().int().min(0) }),
})
