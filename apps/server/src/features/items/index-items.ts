/** Entries of the search index for items. */

import { documentText } from '@sitewright/blocks/document-text'
import { richText, richTextToText } from '@sitewright/blocks/rich-text'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import { typeOfItemsIn } from '@sitewright/core/search/search-types'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import type { SiteTx } from '../../platform/database.ts'
import { draftPage, revisionsOf } from '../content/index.ts'
import { forgetEntries, indexEntries, type SearchEntry } from '../search-index/index.ts'
import { categoryNamesOf } from './categories/category-table.ts'
import { asItem, findItem, items } from './item-table.ts'
import type { SoldItems } from './sold-items.ts'

/** Updates the search index for items that were just saved. */
export async function indexItem(
  site: SiteTx,
  itemId: Id,
  words: readonly string[] = [],
): Promise<void> {
  const item = await findItem(site, itemId)
  const entries = item ? await entriesOf(site, [item], new Map([[itemId, words]])) : []
  if (entries.length > 0) await indexEntries(site, entries)
  else await forgetItem(site, itemId)
}

/** Updates the search index for many items in a fixed number of statements; `words` by item id. */
export async function indexItems(
  site: SiteTx,
  itemIds: readonly Id[],
  words: ReadonlyMap<Id, readonly string[]>,
): Promise<void> {
  const found = await items(site)
    .where('item.id', 'in', [...itemIds])
    .execute()
  const entries = await entriesOf(site, found.map(asItem), words)
  await indexEntries(site, entries)
  const indexed = new Set(entries.map(({ id }) => id))
  const gone = itemIds.filter((id) => !indexed.has(id))
  if (gone.length > 0) await forgetEntries(site, 'item', gone)
}

export async function forgetItem(site: SiteTx, itemId: Id): Promise<void> {
  await forgetEntries(site, 'item', [itemId])
}

/** Keyset pagination by id: the next entries of items that visitors see, or will see on their date. */
export async function itemEntriesAfter(
  site: SiteTx,
  after: Id | undefined,
  { limit, sold }: { readonly limit: number; readonly sold: SoldItems },
): Promise<{ entries: SearchEntry[]; last: Id | undefined }> {
  const rows = await items(site)
    .where('item.visible_from', 'is not', null)
    .$if(after !== undefined, (query) => query.where('item.id', '>', after ?? ''))
    .orderBy('item.id')
    .limit(limit)
    .execute()
  const found = rows.map(asItem)
  const words = await sold.words(
    site,
    found.flatMap(({ id, recordType }) => (recordType === RECORD_TYPES.storeItem ? [id] : [])),
  )
  return { entries: await entriesOf(site, found, words), last: rows.at(-1)?.id }
}

async function entriesOf(
  site: SiteTx,
  found: readonly ItemRecord[],
  words: ReadonlyMap<Id, readonly string[]>,
): Promise<SearchEntry[]> {
  const types = new Map<Id, SearchEntry['type'] | undefined>()
  const trees = new Set<Id>()
  for (const id of new Set(found.map(({ collectionId }) => collectionId))) {
    const page = await draftPage(site, id)
    types.set(id, page && typeOfItemsIn(page.kind))
    if (page && collectionKind(page.kind).items?.categories === 'tree') trees.add(id)
  }
  const bodies = await revisionsOf(
    site,
    found.flatMap(({ documentId, publishedRevision: revision }) =>
      documentId === null || revision === null ? [] : [{ documentId, revision }],
    ),
  )
  const categories = await categoryNamesOf(
    site,
    found.flatMap(({ id, collectionId }) => (trees.has(collectionId) ? [id] : [])),
  )
  return found.flatMap((item): SearchEntry[] => {
    const type = types.get(item.collectionId)
    if (type === undefined || item.visibleFrom === null) return []
    const body = item.documentId === null ? undefined : bodies.get(item.documentId)
    const terms = [...(words.get(item.id) ?? []), ...termsOf(item, categories.get(item.id))]
    return [
      {
        ...entryOf(item, body ? documentText(body) : ''),
        terms: [...new Set(terms)],
        type,
        visibleFrom: item.visibleFrom,
      },
    ]
  })
}

function termsOf(
  { tags, categories, content: { artist, chapter } }: ItemRecord,
  branches: readonly string[] = [],
): string[] {
  return [...tags, ...categories, ...branches, artist, chapter]
}

function entryOf(
  item: ItemRecord,
  body: string,
): Omit<SearchEntry, 'terms' | 'type' | 'visibleFrom'> {
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
    excerpt: excerpt.success ? richTextToText(excerpt.data) : '',
    body: [body, content.quote, content.quoteSource, ...place].filter(Boolean).join(' '),
  }
}
