import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { productFile } from './product-file.ts'

export const getProductFile = defineCall({
  name: 'getProductFile',
  summary: 'The file that a digital product sells; null if it has none.',
  audience: 'owner',
  needs: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/products/:productId/file',
  params: siteParams.extend({ productId: id }),
  output: z.object({ file: productFile.nullable() }),
})
