import { createItem as contract } from '@sitewright/api/items/create-item'
import type { ItemInput } from '@sitewright/api/items/shapes'
import { isOut, statusAt } from '@sitewright/core/content/item-status'
import { localTimeOf } from '@sitewright/core/content/zoned-time'
import { EMPTY_DOCUMENT, type PageDocument } from '@sitewright/core/document/page-document'
import { type Id, newId } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { insertDocuments } from '../content/index.ts'
import { siteWithId } from '../sites/index.ts'
import { checkCustomType } from './check-custom-type.ts'
import { collectionOf, type ItemCollection } from './collection-of.ts'
import { fail } from './errors.ts'
import { itemForOwner } from './item-for-owner.ts'
import { extentOf, urlIdsOf } from './item-table.ts'
import { lockCollection } from './lock-collection.ts'
import { addressOf, checkItem, saveItem } from './save-item.ts'

export const createItem = ownerCall(contract, async ({ collectionId, siteId, ...input }, request) =>
  request.inSite(async (site) => {
    const collection = await collectionOf(site, collectionId)
    const { rules, page } = collection
    await checkItem(site, input, { rules, role: request.role, before: 'draft' })
    await checkCustomType(site, input, { app: request.app, page, before: '' })
    const now = request.app.clock.now()
    const id = await addItem(site, collection, { input, now })
    return { item: await itemForOwner(site, request, { itemId: id, page }) }
  }),
)

export interface NewItem {
  readonly input: ItemInput
  /** Milliseconds since 1970. */
  readonly now: number
  readonly id?: Id
  readonly body?: PageDocument
  /** Whether it is only opened, to be written on its page. */
  readonly isBegun?: boolean
}

/** Adds an item that was checked. Items of one collection are added one at a time. */
export async function addItem(
  site: SiteTx,
  collection: ItemCollection,
  { input, now, id = newId(), body = EMPTY_DOCUMENT, isBegun = false }: NewItem,
): Promise<Id> {
  const { page, rules } = collection
  await lockCollection(site, page.id)
  const { count, last } = await extentOf(site, page.id)
  if (rules.max !== undefined && count >= rules.max) throw fail('tooManyItems')
  const documentId = rules.hasBody ? newId() : null
  if (documentId !== null) await insertDocuments(site, [{ id: documentId, kind: 'item', body }])
  const publishOn = input.publishOn ?? now
  const [firstType = 1] = rules.recordTypes
  const status = statusAt(input.status, publishOn, now)
  await saveItem(site, {
    ...input,
    id,
    collectionId: page.id,
    recordType: (input.recordType ?? firstType) as typeof firstType,
    status,
    publishOn,
    urlId: isBegun ? id : await freeAddress(site, collection, { ...input, publishOn }),
    documentId,
    position: last + 1,
    moreImageIds: [],
    takesBody: isOut(status),
    ...{ isBegun, followsTitle: isBegun },
  })
  return id
}

/** The address asked for, or else one made of the title, as the collection has them. `own` is the one that the item has. */
export async function freeAddress(
  site: SiteTx,
  { page, rules }: ItemCollection,
  item: Pick<ItemInput, 'urlId' | 'title'> & { publishOn: number; own?: string },
): Promise<string> {
  const taken = await urlIdsOf(site, page.id)
  if (item.own !== undefined) taken.delete(item.own)
  const isDated = page.settings.postAddress === 'date'
  return addressOf(item.urlId, item.title, {
    prefix: isDated ? await datePrefix(site, item.publishOn) : '',
    fallback: rules.noun,
    taken,
  })
}

/** Prefix of an address, as `2026/3/29/`: without zeros, in the site's time zone, like the date on the page. */
async function datePrefix(site: SiteTx, publishOn: number): Promise<string> {
  const { timeZone = 'UTC' } = (await siteWithId(site.db, site.id)) ?? {}
  const [date = ''] = localTimeOf(publishOn, timeZone).split('T')
  return `${date.split('-').map(Number).join('/')}/`
}
