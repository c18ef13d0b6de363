import { openProductEditor as contract } from '@sitewright/api/commerce/open-product-editor'
import { can } from '@sitewright/core/roles'
import { fail as refuse } from '../../../platform/http/problems.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { editorOf } from '../../content/index.ts'
import { fail } from '../errors.ts'
import { presentProduct } from './present-product.ts'
import { findProduct } from './product-table.ts'
import { ownerPaths } from './store-pages.ts'

export const openProductEditor = ownerCall(contract, async ({ productId }, request) => {
  if (!can(request.role, 'products.view')) throw refuse('notAllowed')
  return request.inSite(async (site) => {
    const found = await findProduct(site, productId)
    if (!found) throw fail('productUnknown')
    const item = { id: productId, documentId: null }
    const opened = await editorOf(site, request, { pageId: found.collectionId, item })
    const { origin } = request.site
    const place = { origin, paths: await ownerPaths(site), now: request.app.clock.now() }
    return { ...opened, product: presentProduct(found, place) }
  })
})
