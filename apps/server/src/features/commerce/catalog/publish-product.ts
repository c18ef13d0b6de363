import { publishProduct as contract } from '@sitewright/api/commerce/publish-product'
import { statusAt } from '@sitewright/core/content/item-status'
import { can } from '@sitewright/core/roles'
import { fail as refuse } from '../../../platform/http/problems.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { asInput, findItem, lockItem, publishedAs, saveItem } from '../../items/index.ts'
import { fail } from '../errors.ts'
import { hasDraftedBody } from './drafted-body.ts'
import { productForOwner } from './product-for-owner.ts'
import { findProduct } from './product-table.ts'
import { refuseUnsold } from './refuse-unsold.ts'
import { wordsIn } from './sold-items.ts'

/** The one way for edits of the body of a product that is live already to reach shoppers. */
export const publishProduct = ownerCall(contract, async ({ productId, publishOn }, request) =>
  request.inSite(async (site) => {
    await lockItem(site, productId)
    const [item, product] = [await findItem(site, productId), await findProduct(site, productId)]
    if (!item || !product) throw fail('productUnknown')
    const now = request.app.clock.now()
    const next = publishedAs(item, publishOn, now)
    refuseUnsold(product, next.status)
    const date = item.publishOn.getTime()
    const isMoved = next.publishOn !== date || next.status !== statusAt(item.status, date, now)
    if (isMoved && !can(request.role, 'products.edit')) throw refuse('notAllowed')
    await saveItem(site, {
      ...asInput(item),
      ...next,
      takesBody: hasDraftedBody(product),
      words: product.variants.flatMap(wordsIn),
    })
    return { product: await productForOwner(site, request, productId) }
  }),
)
