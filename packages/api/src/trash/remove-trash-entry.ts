import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeTrashEntry = defineCall({
  name: 'removeTrashEntry',
  summary: 'Removes something in the trash for good.',
  audience: 'owner',
  needs: 'site.view',
  method: 'DELETE',
  path: '/s/:siteId/api/trash/:entryId',
  params: siteParams.extend({ entryId: id }),
  output: done,
})
