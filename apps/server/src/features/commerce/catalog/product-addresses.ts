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

export interface StoresQuestion {
  readonly collectionIds: readonly Id[]
  readonly now: Date
}

function plannedOn({ id, db }: SiteTx, { collectionIds }: StoresQuestion) {
  return db
    .selectFrom('product')
    .where('website_id', '=', id)
    .where(sql<boolean>`collection_id = ANY(${[...collectionIds]})`)
    .where('visible_from', 'is not', null)
    .where('is_removed', '=', false)
}

/** A stretch of what visitors see of some stores, in the order of its making. */
export async function productAddresses(
  site: SiteTx,
  { limit, offset, ...question }: StoresQuestion & { limit: number; offset: number },
): Promise<ProductAddress[]> {
  if (limit === 0) return []
  const rows = await plannedOn(site, question)
    .select([
      'collection_id as collectionId',
      'url_id as urlId',
      'image_ids as imageIds',
      'updated_at as updatedAt',
    ])
    .where('visible_from', '<=', question.now)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ updatedAt, ...row }) => ({ ...row, lastModified: updatedAt.getTime() }))
}

/** How many there are now, and when there will be another one by itself. */
export async function countProductAddresses(
  site: SiteTx,
  question: StoresQuestion,
): Promise<{ total: number; nextChange: Date | undefined }> {
  const isVisible = sql`visible_from <= ${question.now}`
  const { total, nextChange } = await plannedOn(site, question)
    .select([
      sql<number>`(count(*) FILTER (WHERE ${isVisible}))::integer`.as('total'),
      sql<Date | null>`min(visible_from) FILTER (WHERE NOT ${isVisible})`.as('nextChange'),
    ])
    .executeTakeFirstOrThrow()
  return { total, nextChange: nextChange ?? undefined }
}
