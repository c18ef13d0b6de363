import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { asset } from './shapes.ts'

/** The query of an upload. The server refuses long names with the message for names. */
export const uploadQuery = z.object({ filename: z.string().max(1000) })

export const uploadAsset = defineCall({
  name: 'uploadAsset',
  summary:
    'Stores one picture or file: the raw bytes are the body (`Content-Type: application/octet-stream`).',
  audience: 'owner',
  needs: 'files.upload',
  method: 'POST',
  path: '/s/:siteId/api/assets',
  params: siteParams,
  /** By default it is put at the top of the library. */
  query: uploadQuery.extend({ folderId: id.optional() }),
  output: z.object({ asset }),
  isUpload: true,
})
