import * as z from 'zod'
import { defineCall } from '../call.ts'
import { importParams, subscriberImport } from './import-shapes.ts'

export const getSubscriberImport = defineCall({
  name: 'getSubscriberImport',
  summary: 'A file of subscribers, with how far it is.',
  audience: 'owner',
  needs: 'forms.view',
  method: 'GET',
  path: '/s/:siteId/api/lists/:listId/imports/:importId',
  params: importParams,
  output: z.object({ import: subscriberImport }),
})
