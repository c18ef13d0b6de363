import { putProductStock as contract } from '@sitewright/api/commerce/put-product-stock'
import { newId } from '@sitewright/core/id'
import { ownerCall } from '../../../platform/http/route.ts'
import { announceItem } from '../../items/index.ts'
import { productForOwner } from '../catalog/product-for-owner.ts'
import { findProduct } from '../catalog/product-table.ts'
import { fail } from '../errors.ts'
import { adjustStock } from './adjust-stock.ts'
import { tellOfLowStock } from './tell-of-low-stock.ts'

export const putProductStock = ownerCall(
  contract,
  async ({ productId, reason, note, changes }, request) =>
    request.inSite(async (site) => {
      const product = await findProduct(site, productId)
      if (!product) throw fail('productUnknown')
      const known = new Set(product.variants.map(({ id }) => id))
      const asked = new Set(changes.map(({ variantId }) => variantId))
      if ([...asked].some((id) => !known.has(id))) throw fail('variantUnknown')
      if (asked.size < changes.length) throw fail('stockTwice')

      const cause = newId()
      const accountId = request.account.id
      const stock = await adjustStock(site, { reason, note, changes, cause, accountId })
      await tellOfLowStock(request.app, site, { stock, cause })
      await announceItem(site, product)
      return { product: await productForOwner(site, request, productId) }
    }),
)
