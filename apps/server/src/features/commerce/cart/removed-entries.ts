/** SQL of entries that a shopper removed from the cart, which can be put back for a day. */

import type { Attributes } from '@sitewright/core/commerce/variant-choice'
import type { ShownAnswer } from '@sitewright/core/forms/form'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { ChoreOrder } from '../../../platform/background/housekeeping.ts'
import type { SiteTx } from '../../../platform/database.ts'
import type { StatementPart } from '../../../platform/db/statement-part.ts'
import type { NewEntry } from './cart-table.ts'

/** Number of entries that a cart remembers; a slip of the hand is noticed soon. */
const MOST_REMOVED = 5
/** Milliseconds for which an entry can be put back. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000

export interface RemovedEntry {
  readonly id: Id
  readonly title: string
  readonly sku: string
  readonly attributes: Attributes
  readonly quantity: number
  readonly answers: readonly ShownAnswer[]
}

/** Takes an entry out of its cart and remembers it; `now` is in milliseconds. Two statements. */
export async function takeOutEntry({ id, db }: SiteTx, entryId: Id, now: number): Promise<void> {
  const { rows } = await sql<{ cartId: Id }>`
    WITH gone AS (
      DELETE FROM cart_entry WHERE website_id = ${id} AND id = ${entryId} RETURNING *
    )
    INSERT INTO removed_entry (website_id, id, cart_id, product_id, variant_id, quantity,
      additional_fields, answers, fields_hash, removed_at)
    SELECT website_id, id, cart_id, product_id, variant_id, quantity,
      additional_fields, answers, fields_hash, ${new Date(now)}
    FROM gone
    ON CONFLICT (website_id, cart_id, variant_id, fields_hash) DO UPDATE
      SET id = excluded.id, quantity = excluded.quantity, removed_at = excluded.removed_at
    RETURNING cart_id AS "cartId"`.execute(db)
  const cartId = rows[0]?.cartId
  await sql`
    DELETE FROM removed_entry WHERE website_id = ${id} AND cart_id = ${cartId} AND id NOT IN (
      SELECT id FROM removed_entry WHERE website_id = ${id} AND cart_id = ${cartId}
      ORDER BY removed_at DESC, id DESC LIMIT ${MOST_REMOVED}
    )`.execute(db)
}

/** Forgets a removed entry and gives it, to be put back; undefined if the cart has removed no such entry. */
export async function recallEntry(
  { id, db }: SiteTx,
  { cartId, entryId }: { cartId: Id; entryId: Id },
): Promise<NewEntry | undefined> {
  return db
    .deleteFrom('removed_entry')
    .where('website_id', '=', id)
    .where('cart_id', '=', cartId)
    .where('id', '=', entryId)
    .returning(['id', 'product_id as productId', 'variant_id as variantId', 'quantity'])
    .returning(['additional_fields as additionalFields', 'answers', 'fields_hash as fieldsHash'])
    .executeTakeFirst()
}

/** Time after which an entry must have been removed to be put back; `now` is in milliseconds. */
export function rememberedSince(now: number): Date {
  return new Date(now - REMEMBERED_MS)
}

/** SQL of the entries that were removed since then, the last removed first, to be part of another statement. */
export function askRemovedEntries(
  { id }: SiteTx,
  cartId: Id,
  since: Date,
): StatementPart<RemovedEntry[]> {
  return {
    query: sql`(
      SELECT json_agg(shown ORDER BY shown.removed_at DESC, shown.id DESC) FROM (
        SELECT removed.id, removed.quantity, removed.answers, removed.removed_at,
          item.title, variant.sku, variant.attributes
        FROM removed_entry AS removed
        JOIN item ON item.website_id = removed.website_id AND item.id = removed.product_id
        JOIN variant ON variant.website_id = removed.website_id AND variant.id = removed.variant_id
        WHERE removed.website_id = ${id} AND removed.cart_id = ${cartId}
          AND removed.removed_at > ${since}
          -- What was put into the cart once more is not missed.
          AND NOT EXISTS (
            SELECT FROM cart_entry AS entry
            WHERE entry.website_id = removed.website_id AND entry.cart_id = removed.cart_id
              AND entry.variant_id = removed.variant_id AND entry.fields_hash = removed.fields_hash
          )
      ) AS shown
    )`,
    read: (value) => (value ?? []) as RemovedEntry[],
  }
}

/** Deletes at most `atOnce` entries that cannot be put back any more; gives how many. */
export async function forgetRemovedBefore(
  { id, db }: SiteTx,
  { now, atOnce }: Pick<ChoreOrder, 'now' | 'atOnce'>,
): Promise<number> {
  const { rows } = await sql`
    DELETE FROM removed_entry WHERE website_id = ${id} AND id IN (
      SELECT id FROM removed_entry
      WHERE website_id = ${id} AND removed_at <= ${rememberedSince(now.getTime())}
      LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    ) RETURNING id`.execute(db)
  return rows.length
}
