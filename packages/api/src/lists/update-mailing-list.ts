import * as z from 'zod'
import { defineCall } from '../call.ts'
import { listName, listParams, mailingList } from './shapes.ts'

export const updateMailingList = defineCall({
  name: 'updateMailingList',
  summary: 'Names a list anew.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'PUT',
  path: '/s/:siteId/api/lists/:listId',
  params: listParams,
  input: z.object({ name: listName }),
  output: z.object({ lists: z.array(mailingList) }),
})
