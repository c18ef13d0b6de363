import { updateItem as contract } from '@sitewright/api/items/update-item'
import { isOut, keptDate, statusAt } from '@sitewright/core/content/item-status'
import { ownerCall } from '../../platform/http/route.ts'
import { checkCustomType } from './check-custom-type.ts'
import { collectionOf } from './collection-of.ts'
import { fail } from './errors.ts'
import { followItem } from './follow-item.ts'
import { itemForOwner } from './item-for-owner.ts'
import { findWrittenItem, lockItem, urlIdsOf } from './item-table.ts'
import { addressOf, checkItem, saveItem } from './save-item.ts'

export const updateItem = ownerCall(
  contract,
  async ({ itemId, siteId, seenAt, ...input }, request) =>
    request.inSite(async (site) => {
      await lockItem(site, itemId)
      const before = await findWrittenItem(site, itemId)
      if (!before) throw fail('itemMissing')
      if (seenAt !== undefined && seenAt !== before.updatedAt.getTime()) throw fail('conflict')
      const { page, rules } = await collectionOf(site, before.collectionId)
      const { role } = request
      await checkItem(site, input, { rules, role, before: before.status })
      const { customType } = before.content
      await checkCustomType(site, input, { app: request.app, page, before: customType })

      const now = request.app.clock.now()
      const goesLive = isOut(input.status) && !isOut(before.status)
      const publishOn = input.publishOn ?? keptDate(before, input.status, now)
      const taken = await urlIdsOf(site, before.collectionId)
      taken.delete(before.urlId)
      const status = statusAt(input.status, publishOn, now)
      const urlId = input.urlId
        ? addressOf(input.urlId, input.title, { prefix: '', fallback: rules.noun, taken })
        : before.urlId
      await saveItem(site, {
        ...input,
        id: itemId,
        collectionId: before.collectionId,
        recordType: (input.recordType ?? before.recordType) as typeof before.recordType,
        status,
        publishOn,
        urlId,
        documentId: before.documentId,
        position: before.position,
        moreImageIds: before.moreImageIds,
        takesBody: goesLive,
      })
      if (rules.hasPages) await followItem(site, { before, urlId, now })
      return { item: await itemForOwner(site, request, { itemId, page }) }
    }),
)
