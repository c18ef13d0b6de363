/** Products as searches know them. */

import { richText, richTextToText } from '@sitewright/blocks/rich-text'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { forgetEntries, indexEntries, type SearchEntry } from '../../search-index/index.ts'
import { type ProductRecord, publicProductsAfter } from './product-table.ts'

/** Brings the index up to what was just saved. */
export async function indexProduct(site: SiteTx, product: ProductRecord): Promise<void> {
  if (product.state === 'public') await indexEntries(site, [entryOf(product)])
  else await forgetEntries(site, 'product', [product.id])
}

/** Entries of public products: the next ones in the order of their ids. */
export async function productEntriesAfter(
  site: SiteTx,
  after: Id | undefined,
  limit: number,
): Promise<{ entries: SearchEntry[]; last: Id | undefined }> {
  const products = await publicProductsAfter(site, after, limit)
  return { entries: products.map(entryOf), last: products.at(-1)?.id }
}

function entryOf(product: ProductRecord): SearchEntry {
  const description = richText.safeParse(product.description)
  const variants = product.variants.flatMap(({ sku, attributes }) => [
    sku,
    ...Object.values(attributes),
  ])
  return {
    kind: 'product',
    id: product.id,
    collectionId: product.collectionId,
    type: 'products',
    visibleFrom: product.createdAt,
    title: product.title,
    terms: [...new Set(variants)],
    excerpt: description.success ? richTextToText(description.data) : '',
    body: '',
  }
}
