import { getProduct as contract } from '@sitewright/api/commerce/get-product'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { presentProduct } from './present-product.ts'
import { findProduct } from './product-table.ts'
import { ownerPaths } from './store-pages.ts'

export const getProduct = ownerCall(
  contract,
  async ({ productId }, { inSite, app, site: { origin } }) =>
    inSite(async (site) => {
      const product = await findProduct(site, productId)
      if (!product) throw fail('productUnknown')
      return {
        product: presentProduct(product, {
          origin,
          paths: await ownerPaths(site),
          now: app.clock.now(),
        }),
      }
    }),
)
