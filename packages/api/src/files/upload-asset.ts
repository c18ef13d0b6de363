import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { asset } from './shapes.ts'

export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024

export const uploadAsset = defineCall({
  name: 'uploadAsset',
  summary:
    'Stores one picture: the raw bytes are the body (`Content-Type: application/octet-stream`).',
  audience: 'owner',
  needs: 'files.upload',
  method: 'POST',
  path: '/s/:siteId/api/assets',
  params: siteParams,
  query: z.object({ filename: z.string().min(1, 'Please enter a file name').max(255) }),
  output: z.object({ asset }),
  // Above the limit, so that a file that is somewhat too large is refused by its name and the limit.
  bodyLimit: 2 * MAX_UPLOAD_BYTES,
})
