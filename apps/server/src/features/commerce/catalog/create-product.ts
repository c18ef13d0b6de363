import { createProduct as contract } from '@sitewright/api/commerce/create-product'
import { type Id, newId } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { draftPage, ensureStorePage } from '../../content/index.ts'
import { checkCustomType } from '../../items/index.ts'
import { addProduct } from './add-product.ts'
import { productForOwner } from './product-for-owner.ts'
import { refuseSwitchedOff } from './refuse-switched-off.ts'
import { refuseUnsold } from './refuse-unsold.ts'
import { storePage } from './store-pages.ts'

export const createProduct = ownerCall(
  contract,
  async ({ siteId: _, collectionId: wished, ...input }, request) =>
    request.inSite(async (site) => {
      const { app } = request
      refuseUnsold(input, input.state)
      refuseSwitchedOff(request.site.flags, input)
      const collectionId = await storeFor(site, wished)
      const page = await draftPage(site, collectionId)
      if (page) await checkCustomType(site, input, { app, page, before: '' })
      const product = { ...input, id: newId(), collectionId }
      await addProduct(site, product, app.clock.now(), app.config.productsPerStore)
      return { product: await productForOwner(site, request, product.id) }
    }),
)

/** The store that was asked for, or the site's oldest. */
async function storeFor(site: SiteTx, wished: Id | undefined): Promise<Id> {
  if (wished === undefined) return ensureStorePage(site)
  return (await storePage(site, wished)).id
}
