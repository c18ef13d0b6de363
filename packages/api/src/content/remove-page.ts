import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removePage = defineCall({
  name: 'removePage',
  summary: 'Takes a page out of the drafts; it leaves the live site at the next publish.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'DELETE',
  path: '/s/:siteId/api/pages/:pageId',
  params: siteParams.extend({ pageId: id }),
  output: done,
})
