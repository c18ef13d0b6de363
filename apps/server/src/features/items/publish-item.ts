import { publishItem as contract } from '@sitewright/api/items/publish-item'
import { type ItemStatus, isOut, statusAt } from '@sitewright/core/content/item-status'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import { ownerCall } from '../../platform/http/route.ts'
import { collectionOf } from './collection-of.ts'
import { freeAddress } from './create-item.ts'
import { fail } from './errors.ts'
import { itemForOwner } from './item-for-owner.ts'
import { findWrittenItem, lockItem } from './item-table.ts'
import { asInput, saveItem } from './save-item.ts'

/** Publishes the draft of a body; edits of a body that is live reach visitors only through this. */
export const publishItem = ownerCall(contract, async ({ itemId, publishOn: wish }, request) =>
  request.inSite(async (site) => {
    const { followsTitle } = await lockItem(site, itemId)
    const before = await findWrittenItem(site, itemId)
    if (!before) throw fail('itemMissing')
    const collection = await collectionOf(site, before.collectionId)
    const { page } = collection
    const published = publishedAs(before, wish, request.app.clock.now())
    const { title, urlId: own } = before
    const isBegun = followsTitle && own === itemId
    const urlId = isBegun
      ? await freeAddress(site, collection, { title, publishOn: published.publishOn, own })
      : own
    await saveItem(site, { ...asInput(before), ...published, urlId, takesBody: true })
    return { item: await itemForOwner(site, request, { itemId, page }) }
  }),
)

/** State and date that publishing gives an item; `now` is in milliseconds. */
export function publishedAs(
  before: Pick<ItemRecord, 'publishOn' | 'status'>,
  wish: number | 'now' | undefined,
  now: number,
): { status: ItemStatus; publishOn: number } {
  const kept = isOut(before.status) ? before.publishOn.getTime() : now
  const publishOn = wish === 'now' ? now : (wish ?? kept)
  const isKeptPrivate = before.status === 'private' && wish === undefined
  return { status: isKeptPrivate ? 'private' : statusAt('public', publishOn, now), publishOn }
}
