/** Where public products are, without the products: for lists that are long. */

import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

export interface ProductAddress {
  readonly collectionId: Id
  readonly urlId: string
  readonly imageIds: readonly Id[]
  /** In milliseconds. */
  readonly lastModified: number
}

function publicOn({ id, db }: SiteTx, collectionIds: readonly Id[]) {
  return db
    .selectFrom('product')
    .where('website_id', '=', id)
    .where(sql<boolean>`collection_id = ANY(${[...collectionIds]})`)
    .where('state', '=', 'public')
    .where('is_removed', '=', false)
}

/** A stretch of all public products of some stores, in the order of their making. */
export async function productAddresses(
  site: SiteTx,
  { collectionIds, limit, offset }: { collectionIds: readonly Id[]; limit: number; offset: number },
): Promise<ProductAddress[]> {
  if (limit === 0) return []
  const rows = await publicOn(site, collectionIds)
    .select([
      'collection_id as collectionId',
      'url_id as urlId',
      'image_ids as imageIds',
      'updated_at as updatedAt',
    ])
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ updatedAt, ...row }) => ({ ...row, lastModified: updatedAt.getTime() }))
}

export async function countProductAddresses(
  site: SiteTx,
  collectionIds: readonly Id[],
): Promise<number> {
  const { total } = await publicOn(site, collectionIds)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
