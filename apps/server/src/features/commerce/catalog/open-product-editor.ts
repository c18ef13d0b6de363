import { openProductEditor as contract } from '@sitewright/api/commerce/open-product-editor'
import { ownerCall } from '../../../platform/http/route.ts'
import { editorOf } from '../../content/index.ts'
import { fail } from '../errors.ts'
import { productForOwner } from './product-for-owner.ts'
import { findProduct } from './product-table.ts'

export const openProductEditor = ownerCall(contract, async ({ productId }, request) => {
  return request.inSite(async (site) => {
    const found = await findProduct(site, productId)
    if (!found) throw fail('productUnknown')
    const { collectionId: pageId, documentId } = found
    const opened = await editorOf(site, request, { pageId, item: { id: productId, documentId } })
    return { ...opened, product: await productForOwner(site, request, productId) }
  })
})
