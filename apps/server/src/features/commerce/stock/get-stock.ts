import { getStock as contract } from '@sitewright/api/cart/get-stock'
import { visitorCall } from '../../../platform/http/route.ts'
import { openStores } from '../catalog/open-stores.ts'
import { visibleProducts } from '../catalog/visible-products.ts'
import { fail } from '../errors.ts'

/** Units that can still be bought: on hand and not reserved by another shopper's payment. */
export const getStock = visitorCall(contract, async ({ itemId }, request) => {
  const product = await request.inSite(async (site) => {
    const [found] = (await visibleProducts(site, [itemId], request.app.clock.now())).products
    const isInStore = await openStores(request, site)
    return found && isInStore(found.collectionId) ? found : undefined
  })
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
