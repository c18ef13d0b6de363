import * as z from 'zod'
import { defineCall } from '../call.ts'
import { importParams, subscriberImport } from './import-shapes.ts'
import { proofOfConsent } from './shapes.ts'

export const putSubscriberImport = defineCall({
  name: 'putSubscriberImport',
  summary: 'Begins to add the people of a file, with the word of the owner for their consent.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'PUT',
  path: '/s/:siteId/api/lists/:listId/imports/:importId',
  params: importParams,
  input: z.object({ proof: proofOfConsent }),
  output: z.object({ import: subscriberImport }),
})
