import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { uploadQuery } from '../files/upload-asset.ts'
import { productFile } from './product-file.ts'

export const putProductFile = defineCall({
  name: 'putProductFile',
  summary:
    'Stores or replaces the file that a digital product sells: the raw bytes are the body (`Content-Type: application/octet-stream`).',
  audience: 'owner',
  needs: 'products.edit',
  flag: 'commerce',
  method: 'PUT',
  path: '/s/:siteId/api/products/:productId/file',
  params: siteParams.extend({ productId: id }),
  query: uploadQuery,
  output: z.object({ file: productFile }),
  isUpload: true,
})
