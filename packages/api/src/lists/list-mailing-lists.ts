import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { mailingList } from './shapes.ts'

export const listMailingLists = defineCall({
  name: 'listMailingLists',
  summary: 'All lists of the site with their counts, oldest first.',
  audience: 'owner',
  needs: 'forms.view',
  method: 'GET',
  path: '/s/:siteId/api/lists',
  params: siteParams,
  output: z.object({ lists: z.array(mailingList) }),
})
