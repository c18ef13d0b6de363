/** The store's part of items that are sold, for the feature `items`. */

import type { Attributes } from '@sitewright/core/commerce/variant-choice'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { namesIn } from '../../../platform/db/names-in.ts'
import type { SoldItems } from '../../items/index.ts'

export const soldItems: SoldItems = {
  price: {
    join: sql`JOIN product ON product.website_id = item.website_id AND product.id = item.id`,
    value: sql`product.lowest_price_minor`,
  },
  words: wordsOf,
  shows: (names) => sql<boolean>`EXISTS (
    SELECT FROM variant WHERE variant.website_id = item.website_id
      AND variant.product_id = item.id AND NOT variant.is_removed
      AND ${namesIn(sql`variant.image_id`, names)})`,
}

async function wordsOf(
  { id, db }: SiteTx,
  itemIds: readonly Id[],
): Promise<ReadonlyMap<Id, readonly string[]>> {
  if (itemIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('variant')
    .select(['product_id as itemId', 'sku', 'attributes'])
    .where('website_id', '=', id)
    .where(sql<boolean>`product_id = ANY(${[...itemIds]})`)
    .where('is_removed', '=', false)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  const words = new Map<Id, string[]>()
  for (const { itemId, ...variant } of rows) {
    words.set(itemId, [...(words.get(itemId) ?? []), ...wordsIn(variant)])
  }
  return words
}

/** A variant's SKU and its option values. */
export function wordsIn({ sku, attributes }: { sku: string; attributes: Attributes }): string[] {
  return [sku, ...Object.values(attributes)]
}
