/** SQL of likes. */

import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { Liker } from './liker.ts'

export interface LikedItem {
  readonly id: Id
  readonly count: number
  readonly isLiked: boolean
}

export async function likesOf(
  { id, db }: SiteTx,
  itemIds: readonly Id[],
  { names }: Pick<Liker, 'names'>,
): Promise<LikedItem[]> {
  const { rows } = await sql<LikedItem>`
    SELECT item.id, item.like_count AS count, EXISTS (
      SELECT FROM item_like one WHERE one.website_id = item.website_id
        AND one.item_id = item.id AND one.who = ANY(${[...names]})
    ) AS "isLiked"
    FROM item WHERE website_id = ${id} AND id = ANY(${[...itemIds]})`.execute(db)
  return rows
}

/** Adds a like, unless this visitor has one by any of their names, and answers the new number; undefined if nothing changed. */
export async function addLike(
  { id, db }: SiteTx,
  itemId: Id,
  { names, own }: Liker,
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    WITH added AS (
      INSERT INTO item_like (website_id, item_id, who, day)
      SELECT ${id}, ${itemId}, ${own.who}, ${own.day}
      WHERE NOT EXISTS (
        SELECT FROM item_like WHERE website_id = ${id} AND item_id = ${itemId}
          AND who = ANY(${[...names]})
      )
      ON CONFLICT DO NOTHING
      RETURNING item_id
    )
    UPDATE item SET like_count = like_count + 1 FROM added
    WHERE website_id = ${id} AND item.id = added.item_id
    RETURNING like_count AS count`.execute(db)
  return rows[0]?.count
}

/** Takes a like back, and answers the new number; undefined if there was none. */
export async function removeLike(
  { id, db }: SiteTx,
  itemId: Id,
  { names }: Pick<Liker, 'names'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    WITH gone AS (
      DELETE FROM item_like
      WHERE website_id = ${id} AND item_id = ${itemId} AND who = ANY(${[...names]})
      RETURNING item_id
    )
    UPDATE item SET like_count = greatest(0, like_count - (SELECT count(*) FROM gone))
    WHERE website_id = ${id} AND item.id IN (SELECT item_id FROM gone)
    RETURNING like_count AS count`.execute(db)
  return rows[0]?.count
}
