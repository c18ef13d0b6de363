import { defineCall } from '../call.ts'
import { done } from '../fields.ts'
import { listParams } from './shapes.ts'

export const removeMailingList = defineCall({
  name: 'removeMailingList',
  summary: 'Removes a list with its subscribers.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'DELETE',
  path: '/s/:siteId/api/lists/:listId',
  params: listParams,
  output: done,
})
