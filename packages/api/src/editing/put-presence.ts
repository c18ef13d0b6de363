import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { tabName } from './shapes.ts'

export const putPresence = defineCall({
  name: 'putPresence',
  summary: 'Tells the other editors which section is selected in one that listens.',
  audience: 'owner',
  needs: 'content.view',
  method: 'PUT',
  path: '/s/:siteId/api/editing/presence',
  params: siteParams,
  input: z.object({ tab: tabName, sectionId: id.nullable() }),
  output: z.object({}),
})
