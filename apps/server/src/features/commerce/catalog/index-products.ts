/** Products as searches know them. */

import { richTextToText } from '@sitewright/blocks/rich-text'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { forgetEntries, indexEntries, type SearchEntry } from '../../search-index/index.ts'
import { type ProductRecord, plannedProductsAfter } from './product-table.ts'

/** Brings the index up to what was just saved. */
export async function indexProduct(site: SiteTx, product: ProductRecord): Promise<void> {
  const entries = entriesOf(product)
  if (entries.length > 0) await indexEntries(site, entries)
  else await forgetEntries(site, 'product', [product.id])
}

/** Entries of products that visitors can, or one day will, see: the next ones in the order of their ids. */
export async function productEntriesAfter(
  site: SiteTx,
  after: Id | undefined,
  limit: number,
): Promise<{ entries: SearchEntry[]; last: Id | undefined }> {
  const products = await plannedProductsAfter(site, after, limit)
  return { entries: products.flatMap(entriesOf), last: products.at(-1)?.id }
}

/** None for what visitors never see. */
function entriesOf(product: ProductRecord): SearchEntry[] {
  const { visibleFrom } = product
  return visibleFrom === null ? [] : [{ ...entryOf(product), visibleFrom }]
}

function entryOf(product: ProductRecord): Omit<SearchEntry, 'visibleFrom'> {
  const variants = product.variants.flatMap(({ sku, attributes }) => [
    sku,
    ...Object.values(attributes),
  ])
  return {
    kind: 'product',
    id: product.id,
    collectionId: product.collectionId,
    type: 'products',
    title: product.title,
    terms: [
      ...new Set([
        ...variants,
        ...product.tags,
        ...product.categories.map(({ displayName }) => displayName),
      ]),
    ],
    excerpt: product.description ? richTextToText(product.description) : '',
    body: '',
  }
}
