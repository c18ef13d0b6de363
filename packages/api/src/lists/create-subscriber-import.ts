import * as z from 'zod'
import { defineCall } from '../call.ts'
import { uploadQuery } from '../files/upload-asset.ts'
import { subscriberImport } from './import-shapes.ts'
import { listParams } from './shapes.ts'

export const createSubscriberImport = defineCall({
  name: 'createSubscriberImport',
  summary:
    'Reads a CSV file of subscribers (the raw bytes are the body) and says what would become of each row. It adds nobody yet.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'POST',
  path: '/s/:siteId/api/lists/:listId/imports',
  params: listParams,
  query: uploadQuery,
  output: z.object({ import: subscriberImport }),
  isUpload: true,
})
