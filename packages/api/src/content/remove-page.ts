import { defineCall } from '../call.ts'
import { id, siteParams, trashed } from '../fields.ts'

export const removePage = defineCall({
  name: 'removePage',
  summary: 'Puts a page into the trash; it leaves the live site at the next publish.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'DELETE',
  path: '/s/:siteId/api/pages/:pageId',
  params: siteParams.extend({ pageId: id }),
  output: trashed,
})
