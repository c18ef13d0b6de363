import type { ItemInput } from '@sitewright/api/items/shapes'
import { updateItem as contract } from '@sitewright/api/items/update-item'
import { type ItemStatus, isOut, keptDate, statusAt } from '@sitewright/core/content/item-status'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { checkCustomType } from './check-custom-type.ts'
import { collectionOf, type ItemCollection } from './collection-of.ts'
import { freeAddress } from './create-item.ts'
import { fail } from './errors.ts'
import { followItem } from './follow-item.ts'
import { itemForOwner } from './item-for-owner.ts'
import { findWrittenItem, lockItem } from './item-table.ts'
import { checkItem, saveItem } from './save-item.ts'

export const updateItem = ownerCall(
  contract,
  async ({ itemId, siteId, seenAt, ...input }, request) =>
    request.inSite(async (site) => {
      const address = await lockItem(site, itemId)
      const before = await findWrittenItem(site, itemId)
      if (!before) throw fail('itemMissing')
      if (seenAt !== undefined && seenAt !== before.updatedAt.getTime()) throw fail('conflict')
      const collection = await collectionOf(site, before.collectionId)
      const { page, rules } = collection
      const { role } = request
      await checkItem(site, input, { rules, role, before: before.status })
      const { customType } = before.content
      await checkCustomType(site, input, { app: request.app, page, before: customType })

      const now = request.app.clock.now()
      const goesLive = isOut(input.status) && !isOut(before.status)
      const publishOn = input.publishOn ?? keptDate(before, input.status, now)
      const status = statusAt(input.status, publishOn, now)
      const { urlId, followsTitle } = await addressAfter(site, collection, {
        ...{ before, input, publishOn, status },
        isFollowing: address.followsTitle,
      })
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
        followsTitle,
      })
      if (rules.hasPages) await followItem(site, { before, urlId, now })
      return { item: await itemForOwner(site, request, { itemId, page }) }
    }),
)

interface Update {
  readonly before: ItemRecord
  readonly input: Pick<ItemInput, 'urlId' | 'title'>
  readonly publishOn: number
  readonly status: ItemStatus
  readonly isFollowing: boolean
}

/** The address after an update: the one that was chosen, or made of the title while that is followed, or the one before. */
async function addressAfter(
  site: SiteTx,
  collection: ItemCollection,
  { before, input, publishOn, status, isFollowing }: Update,
): Promise<{ urlId: string; followsTitle: boolean }> {
  const { urlId: own } = before
  const isChosen = input.urlId !== undefined && !['', own].includes(input.urlId)
  const follows = isFollowing && !isChosen && !isOut(before.status)
  if (!follows && !isChosen) return { urlId: own, followsTitle: false }
  const wish = { title: input.title, publishOn, own, ...(isChosen && { urlId: input.urlId }) }
  const urlId = await freeAddress(site, collection, wish)
  return { urlId, followsTitle: follows && !isOut(status) }
}
