import { sql } from 'kysely'
import { type Chore, daysBefore } from '../../../platform/background/housekeeping.ts'

/**
 * Carts that nobody bought or touched for `KEEP_CARTS_DAYS`, with what was typed in their checkouts. A cart stays while one of
 * its payments may still succeed, or has succeeded in any way.
 */
export const forgetCarts: Chore = {
  name: 'abandoned carts',
  ofSite: async ({ id, db }, { keep, now, atOnce }) => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM cart
      WHERE website_id = ${id} AND order_id IS NULL AND updated_at < ${daysBefore(now, keep.cartDays)}
        AND NOT EXISTS (
          SELECT FROM checkout c WHERE c.website_id = cart.website_id AND c.cart_id = cart.id
            AND c.state NOT IN ('open', 'expired', 'failed')
        )
        AND NOT EXISTS (
          SELECT FROM checkout c JOIN payment p ON p.website_id = c.website_id AND p.checkout_id = c.id
          WHERE c.website_id = cart.website_id AND c.cart_id = cart.id
            AND p.state NOT IN ('failed', 'cancelled')
        )
      ORDER BY updated_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`.execute(db)
    if (rows.length === 0) return 0
    const carts = rows.map((row) => row.id)
    const checkouts = sql`
      SELECT id FROM checkout WHERE website_id = ${id} AND cart_id = ANY (${carts})`
    const payments = sql`
      SELECT id FROM payment WHERE website_id = ${id} AND checkout_id IN (${checkouts})`
    for (const table of [
      'stock_reservation',
      'practice_charge',
      'manual_payment',
      'stripe_intent',
    ]) {
      await sql`
        DELETE FROM ${sql.table(table)}
        WHERE website_id = ${id} AND payment_id IN (${payments})`.execute(db)
    }
    await sql`DELETE FROM payment WHERE website_id = ${id} AND checkout_id IN (${checkouts})`.execute(
      db,
    )
    await sql`DELETE FROM checkout WHERE website_id = ${id} AND cart_id = ANY (${carts})`.execute(
      db,
    )
    await sql`DELETE FROM cart WHERE website_id = ${id} AND id = ANY (${carts})`.execute(db)
    return carts.length
  },
}
