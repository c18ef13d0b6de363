import { getStock as contract } from '@sitewright/api/cart/get-stock'
import { visitorCall } from '../../../platform/http/route.ts'
import { visibleProducts } from '../catalog/visible-products.ts'
import { fail } from '../errors.ts'

/** What can still be bought: on hand and not being paid for by someone else. */
export const getStock = visitorCall(contract, async ({ itemId }, { inSite, app }) => {
  const { products } = await inSite((site) => visibleProducts(site, [itemId], app.clock.now()))
  const [product] = products
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
