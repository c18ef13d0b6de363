import { updateItem as contract } from '@sitewright/api/items/update-item'
import { ownerCall } from '../../platform/http/route.ts'
import { collectionOf } from './collection-of.ts'
import { fail } from './errors.ts'
import { itemForOwner } from './item-for-owner.ts'
import { findItem, lockItem, urlIdsOf } from './item-table.ts'
import { addressOf, checkItem, isOut, saveItem, statusAt } from './save-item.ts'

export const updateItem = ownerCall(
  contract,
  async ({ itemId, siteId, seenAt, ...input }, request) =>
    request.inSite(async (site) => {
      await lockItem(site, itemId)
      const before = await findItem(site, itemId)
      if (!before) throw fail('itemMissing')
      if (seenAt !== undefined && seenAt !== before.updatedAt.getTime()) throw fail('conflict')
      const { page, rules } = await collectionOf(site, before.collectionId)
      const { role } = request
      await checkItem(site, input, { rules, role, before: before.status })

      const now = request.app.clock.now()
      const publishOn = input.publishOn ?? before.publishOn.getTime()
      const taken = await urlIdsOf(site, before.collectionId)
      taken.delete(before.urlId)
      const status = statusAt(input.status, publishOn, now)
      await saveItem(site, {
        ...input,
        id: itemId,
        collectionId: before.collectionId,
        recordType: (input.recordType ?? before.recordType) as typeof before.recordType,
        status,
        publishOn,
        urlId: input.urlId
          ? addressOf(input.urlId, input.title, { prefix: '', fallback: rules.noun, taken })
          : before.urlId,
        documentId: before.documentId,
        position: before.position,
        takesBody: isOut(status) && !isOut(before.status),
      })
      return { item: await itemForOwner(site, request, { itemId, page }) }
    }),
)
