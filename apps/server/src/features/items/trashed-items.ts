/** Items in the trash, written or sold. The store restores what only it knows beside them. */

import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { type ItemStatus, isOut, visibleFrom } from '@sitewright/core/content/item-status'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { nextFreeAddress } from '@sitewright/core/trash'
import { itemPathOn } from '@sitewright/page/address/item-path'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import type { SiteTx } from '../../platform/database.ts'
import { draftPage, livePage, removeFieldsOf, returnFieldsOf } from '../content/index.ts'
import { type Entry, forgetBodies, putIntoTrash, type TrashedKind } from '../trash-entries/index.ts'
import { fail } from './errors.ts'
import { forgetItem, indexItem } from './index-items.ts'
import { extentOf, findItem, urlIdsOf } from './item-table.ts'
import { lockCollection } from './lock-collection.ts'
import { markItemRemoved, markItemRestored, removedItem } from './owner-items.ts'
import { announceItem, writeTerms } from './save-item.ts'

/** State of an item that its row does not keep. */
interface ItemWas {
  readonly status: ItemStatus
  /** Block fields of themes that belong to it. */
  readonly fields: readonly string[]
}

export interface ItemToTrash {
  readonly kind: 'item' | 'product'
  readonly item: Pick<ItemRecord, 'id' | 'collectionId' | 'title'> & { readonly status: ItemStatus }
  readonly by: Id
  /** State of another feature's data about it. */
  readonly alsoWas?: JsonObject
}

/** Removes an item, which waits in the trash; gives the entry's id. */
export async function trashItem(
  site: SiteTx,
  { kind, item, by, alsoWas = {} }: ItemToTrash,
): Promise<Id> {
  await markItemRemoved(site, item.id)
  const fields = await removeFieldsOf(site, item.id)
  await forgetItem(site, item.id)
  await announceItem(site, item)
  return putIntoTrash(site, {
    ...{ kind, thingId: item.id, title: item.title, by },
    was: { ...alsoWas, status: item.status, fields },
  })
}

interface RestoreItemOptions {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Items that its page may hold, where that is not what its kind of page may. */
  readonly most?: number
  /** Puts back what another feature keeps of it, and gives words by which it is found. */
  readonly restoreRest?: () => Promise<readonly string[]>
}

/** Puts an item back, with the state that it had. One whose date came meanwhile is a draft: nobody looked at it since. */
export async function restoreItem(
  site: SiteTx,
  { thingId, was }: Entry,
  { now, most, restoreRest = async () => [] }: RestoreItemOptions,
) {
  const { status: former, fields } = was as unknown as ItemWas
  const removed = await removedItem(site, thingId)
  if (!removed) throw fail('itemMissing')
  const { collectionId } = removed
  const page = await draftPage(site, collectionId)
  if (!page) throw fail('pageInTrash')
  await lockCollection(site, collectionId)
  const { count } = await extentOf(site, collectionId)
  const max = most ?? collectionKind(page.kind).items?.max
  if (max !== undefined && count >= max) throw fail('tooManyItems')

  const taken = await urlIdsOf(site, collectionId)
  const urlId = nextFreeAddress(removed.urlId, (candidate) => taken.has(candidate))
  const publishOn = removed.publishOn.getTime()
  const status = former === 'scheduled' && publishOn <= now ? 'draft' : former
  await markItemRestored(site, thingId, {
    ...{ urlId, status },
    visibleFrom: visibleFrom(status, publishOn),
  })
  await returnFieldsOf(site, fields)
  const item = await findItem(site, thingId)
  if (!item) throw new Error('An item that was just restored is gone')
  await writeTerms(site, item)
  await indexItem(site, thingId, await restoreRest())
  await announceItem(site, item)
  return {
    isLive: isOut(status) && (await livePage(site, collectionId)) !== undefined,
    newAddress: urlId === removed.urlId ? null : itemPathOn(page, urlId),
  }
}

export const trashedItems: TrashedKind = {
  restore: async (site, entry, { now }) => ({
    ...(await restoreItem(site, entry, { now })),
    newSkus: [],
  }),
  forget: forgetBodies,
}
