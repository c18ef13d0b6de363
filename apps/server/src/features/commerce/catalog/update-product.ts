import { updateProduct as contract } from '@sitewright/api/commerce/update-product'
import { statusAt } from '@sitewright/core/content/item-status'
import { productPath } from '@sitewright/page/address/item-path'
import type { SiteTx } from '../../../platform/database.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { followMoves } from '../../redirects/index.ts'
import { fail } from '../errors.ts'
import { announceProduct } from './announce-product.ts'
import { addressOf, checkProduct } from './check-product.ts'
import { indexProduct } from './index-products.ts'
import { presentProduct } from './present-product.ts'
import { findProduct, lockProduct, type ProductRecord, urlIdsOf } from './product-table.ts'
import { saveProduct } from './save-product.ts'
import { livePaths, ownerPaths } from './store-pages.ts'
import { isVisible } from './visible-products.ts'

export const updateProduct = ownerCall(
  contract,
  async (input, { inSite, app, site: { origin } }) => {
    const { productId, stockSeen } = input
    return inSite(async (site) => {
      await lockProduct(site, productId)
      const before = await findProduct(site, productId)
      if (!before) throw fail('productUnknown')
      await checkProduct(site, { ...input, id: productId, collectionId: before.collectionId })
      const known = new Set(before.variants.map(({ id }) => id))
      if (input.variants.some(({ id }) => id !== undefined && !known.has(id))) {
        throw fail('variantUnknown')
      }

      const taken = await urlIdsOf(site, before.collectionId)
      taken.delete(before.urlId)
      const urlId = input.urlId ? addressOf(input, taken) : before.urlId
      const { collectionId } = before
      const now = app.clock.now()
      const publishOn = input.publishOn ?? before.publishOn.getTime()
      const state = statusAt(input.state, publishOn, now)
      const next = { ...input, id: productId, collectionId, urlId, publishOn, state }
      await saveProduct(site, next, stockSeen)
      if (isVisible(before, now)) await followProduct(site, before, urlId)
      await announceProduct(site, before)
      const product = await findProduct(site, productId)
      if (!product) throw fail('productUnknown')
      await indexProduct(site, product)
      return { product: presentProduct(product, { origin, paths: await ownerPaths(site), now }) }
    })
  },
)

/** An address that shoppers could know goes on working. */
async function followProduct(site: SiteTx, before: ProductRecord, urlId: string): Promise<void> {
  if (before.urlId === urlId) return
  const store = (await livePaths(site)).get(before.collectionId)
  if (store === undefined) return
  await followMoves(site, [
    { from: productPath(store, before.urlId), to: productPath(store, urlId), coversBelow: false },
  ])
}
