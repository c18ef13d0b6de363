import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { asset } from './shapes.ts'
import { uploadQuery } from './upload-asset.ts'

export const replaceAsset = defineCall({
  name: 'replaceAsset',
  summary:
    'Puts another file of the same kind in the place of one, wherever it is shown: the raw bytes are the body. Its name, words and focal point stay.',
  audience: 'owner',
  needs: 'files.upload',
  method: 'PUT',
  path: '/s/:siteId/api/assets/:assetId/file',
  params: siteParams.extend({ assetId: id }),
  query: uploadQuery,
  output: z.object({ asset }),
  isUpload: true,
})
