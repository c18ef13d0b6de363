import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { listName, mailingList } from './shapes.ts'

export const createMailingList = defineCall({
  name: 'createMailingList',
  summary: 'Adds a list. The first one takes all sign-ups that name none.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'POST',
  path: '/s/:siteId/api/lists',
  params: siteParams,
  input: z.object({ name: listName }),
  output: z.object({ lists: z.array(mailingList) }),
})
