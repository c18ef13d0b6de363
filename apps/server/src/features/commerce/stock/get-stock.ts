import { getStock as contract } from '@sitewright/api/cart/get-stock'
import { visitorCall } from '../../../platform/http/route.ts'
import { publicProducts } from '../catalog/product-table.ts'
import { fail } from '../errors.ts'

/** What can still be bought: on hand and not being paid for by someone else. */
export const getStock = visitorCall(contract, async ({ itemId }, { inSite }) => {
  const [product] = await inSite((site) => publicProducts(site, [itemId]))
  if (!product) throw fail('productMissing')
  return {
    results: product.variants.map(({ sku, attributes, unlimited, quantity }) => ({
      sku,
      attributes: { ...attributes },
      unlimited,
      qtyInStock: unlimited ? 0 : quantity,
    })),
  }
})
