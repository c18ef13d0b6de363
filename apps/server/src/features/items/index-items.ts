/** Items as searches know them. */

import { documentText } from '@sitewright/blocks/document-text'
import { richText, richTextToText } from '@sitewright/blocks/rich-text'
import type { Id } from '@sitewright/core/id'
import { typeOfItemsIn } from '@sitewright/core/search/search-types'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import type { SiteTx } from '../../platform/database.ts'
import { draftPage, revisionsOf } from '../content/index.ts'
import { forgetEntries, indexEntries, type SearchEntry } from '../search-index/index.ts'
import { asItem, findItem, items } from './item-table.ts'

/** Brings the index up to what was just saved. */
export async function indexItem(site: SiteTx, itemId: Id): Promise<void> {
  const item = await findItem(site, itemId)
  const entries = item ? await entriesOf(site, [item]) : []
  if (entries.length === 0) await forgetEntries(site, 'item', [itemId])
  else await indexEntries(site, entries)
}

/** Entries of items that visitors can, or one day will, see: the next ones in the order of their ids. */
export async function itemEntriesAfter(
  site: SiteTx,
  after: Id | undefined,
  limit: number,
): Promise<{ entries: SearchEntry[]; last: Id | undefined }> {
  const rows = await items(site)
    .where('item.visible_from', 'is not', null)
    .$if(after !== undefined, (query) => query.where('item.id', '>', after ?? ''))
    .orderBy('item.id')
    .limit(limit)
    .execute()
  return { entries: await entriesOf(site, rows.map(asItem)), last: rows.at(-1)?.id }
}

async function entriesOf(site: SiteTx, found: readonly ItemRecord[]): Promise<SearchEntry[]> {
  const types = new Map<Id, SearchEntry['type'] | undefined>()
  for (const id of new Set(found.map(({ collectionId }) => collectionId))) {
    const page = await draftPage(site, id)
    types.set(id, page && typeOfItemsIn(page.kind))
  }
  const bodies = await revisionsOf(
    site,
    found.flatMap(({ documentId, publishedRevision: revision }) =>
      documentId === null || revision === null ? [] : [{ documentId, revision }],
    ),
  )
  return found.flatMap((item): SearchEntry[] => {
    const type = types.get(item.collectionId)
    if (type === undefined || item.visibleFrom === null) return []
    const body = item.documentId === null ? undefined : bodies.get(item.documentId)
    return [
      { ...entryOf(item, body ? documentText(body) : ''), type, visibleFrom: item.visibleFrom },
    ]
  })
}

function entryOf(item: ItemRecord, body: string): Omit<SearchEntry, 'type' | 'visibleFrom'> {
  const { content, location } = item
  const excerpt = richText.safeParse(item.excerpt)
  const place = location
    ? [location.addressTitle, location.addressLine1, location.addressLine2]
    : []
  return {
    kind: 'item',
    id: item.id,
    collectionId: item.collectionId,
    title: item.title,
    terms: [...item.tags, ...item.categories, content.artist, content.chapter],
    excerpt: excerpt.success ? richTextToText(excerpt.data) : '',
    body: [body, content.quote, content.quoteSource, ...place].filter(Boolean).join(' '),
  }
}
