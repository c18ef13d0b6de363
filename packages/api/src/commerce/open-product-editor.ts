import { defineCall } from '../call.ts'
import { openEditor } from '../content/open-editor.ts'
import { id, siteParams } from '../fields.ts'
import { product } from './shapes.ts'

export const openProductEditor = defineCall({
  name: 'openProductEditor',
  summary:
    'Everything the editor needs for the page of one product, with the signed address of its canvas.',
  audience: 'owner',
  needs: 'content.edit',
  alsoNeeds: 'products.view',
  method: 'GET',
  path: '/s/:siteId/api/products/:productId/editor',
  params: siteParams.extend({ productId: id }),
  /** `page` is the store; the product's body comes first among the documents. */
  output: openEditor.output.extend({ product }),
})
