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
  query: uploadQuery.extend({
    /** By default it is put at the top of the library. */
    folderId: id.optional(),
    /** Bytes that the library has already are kept once more, or what is there is the answer. */
    sameBytes: z.enum(['keep', 'reuse']).default('keep'),
  }),
  output: z.object({
    asset,
    /** Whether it was there before: nothing was stored. */
    isKnown: z.boolean(),
  }),
  isUpload: true,
})
