import { updateProduct as contract } from '@sitewright/api/commerce/update-product'
import { isOut, keptDate, statusAt } from '@sitewright/core/content/item-status'
import { ownerCall } from '../../../platform/http/route.ts'
import { draftPage } from '../../content/index.ts'
import { checkCustomType, followItem, lockItem, urlIdsOf } from '../../items/index.ts'
import { fail } from '../errors.ts'
import { addressOf, checkProduct } from './check-product.ts'
import { hasDraftedBody } from './drafted-body.ts'
import { productForOwner } from './product-for-owner.ts'
import { findProduct } from './product-table.ts'
import { refuseSwitchedOff } from './refuse-switched-off.ts'
import { refuseUnsold } from './refuse-unsold.ts'
import { saveProduct } from './save-product.ts'

export const updateProduct = ownerCall(
  contract,
  async ({ productId, siteId: _, stockSeen, seenAt, ...input }, request) =>
    request.inSite(async (site) => {
      await lockItem(site, productId)
      const before = await findProduct(site, productId)
      if (!before) throw fail('productUnknown')
      if (seenAt !== undefined && seenAt !== before.updatedAt.getTime()) throw fail('conflict')
      refuseSwitchedOff(request.site.flags, input, before)
      const { collectionId, documentId, position } = before
      await checkProduct(site, { ...input, id: productId, collectionId })
      const known = new Set(before.variants.map(({ id }) => id))
      if (input.variants.some(({ id }) => id !== undefined && !known.has(id))) {
        throw fail('variantUnknown')
      }
      const page = await draftPage(site, collectionId)
      const { customType } = before.content
      if (page) await checkCustomType(site, input, { app: request.app, page, before: customType })

      const taken = await urlIdsOf(site, collectionId)
      taken.delete(before.urlId)
      const urlId = input.urlId ? addressOf(input, taken) : before.urlId
      const now = request.app.clock.now()
      const kept = keptDate({ status: before.state, publishOn: before.publishOn }, input.state, now)
      const publishOn = input.publishOn ?? kept
      const state = statusAt(input.state, publishOn, now)
      refuseUnsold(input, state)
      const goesLive = isOut(state) && !isOut(before.state)
      const next = { ...input, id: productId, collectionId, urlId, publishOn, state }
      const takesBody = goesLive && hasDraftedBody(before)
      await saveProduct(site, { ...next, documentId, position, takesBody }, stockSeen)
      await followItem(site, { before, urlId, now })
      return { product: await productForOwner(site, request, productId) }
    }),
)
