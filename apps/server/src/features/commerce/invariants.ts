/**
 * Proves the books of every site: each check is one statement that names what does not add up, so an
 * empty report means that stock, payments, orders and mail agree.
 */

import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'

export interface Violation {
  readonly check: string
  /** Id of the row that does not add up. */
  readonly id: string
  readonly detail: string
}

export interface SiteReport {
  readonly siteId: Id
  readonly orders: number
  /** Undecided payments: no violation, but none may stay so for ever. */
  readonly undecided: number
  readonly violations: readonly Violation[]
}

export interface InvariantsReport {
  readonly ok: boolean
  readonly sites: readonly SiteReport[]
}

export async function checkInvariants({
  database,
}: Pick<App, 'database'>): Promise<InvariantsReport> {
  const sites = await database.global.selectFrom('site').select('id').orderBy('id').execute()
  const reports: SiteReport[] = []
  for (const { id } of sites) reports.push(await database.inSite(id, checkSite))
  return { ok: reports.every(({ violations }) => violations.length === 0), sites: reports }
}

/** Proves the books of one site. */
export function checkBooks({ database }: Pick<App, 'database'>, siteId: Id): Promise<SiteReport> {
  return database.inSite(siteId, checkSite)
}

/** A part of all sites, in the order of their ids. */
export interface InvariantsPage extends InvariantsReport {
  /** Last site of the part, behind which the next one begins; null for the last part. */
  readonly next: Id | null
}

/** Proves the books of so many sites at most, behind the one with this id. */
export async function checkSomeInvariants(
  app: Pick<App, 'database'>,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<InvariantsPage> {
  const found = await app.database.global
    .selectFrom('site')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const ids = found.slice(0, limit).map(({ id }) => id)
  const sites: SiteReport[] = []
  for (const id of ids) sites.push(await checkBooks(app, id))
  const next = found.length > limit ? (ids.at(-1) ?? null) : null
  return { ok: sites.every(({ violations }) => violations.length === 0), sites, next }
}

async function checkSite(site: SiteTx): Promise<SiteReport> {
  const violations: Violation[] = []
  for (const [check, question] of Object.entries(CHECKS)) {
    const { rows } = await question(site.id).execute(site.db)
    violations.push(...rows.map(({ id, detail }) => ({ check, id, detail })))
  }
  const { rows } = await sql<{ orders: number; undecided: number }>`
    SELECT (SELECT count(*) FROM shop_order WHERE website_id = ${site.id}) AS orders,
      (SELECT count(*) FROM payment WHERE website_id = ${site.id}
        AND state IN ('created', 'requiresAction', 'processing')) AS undecided`.execute(site.db)
  const { orders, undecided } = rows[0] ?? { orders: 0, undecided: 0 }
  return { siteId: site.id, orders, undecided, violations }
}

type Question = (siteId: Id) => ReturnType<typeof sql<{ id: string; detail: string }>>

const CHECKS: Readonly<Record<string, Question>> = {
  'stock on hand is the sum of its movements': (siteId) => sql`
    SELECT variant_id AS id, format('on hand %s, movements %s', on_hand, moved) AS detail
    FROM stock_level CROSS JOIN LATERAL (
      SELECT coalesce(sum(quantity), 0) AS moved FROM stock_movement
      WHERE stock_movement.website_id = stock_level.website_id
        AND stock_movement.variant_id = stock_level.variant_id
    ) movements
    WHERE website_id = ${siteId} AND on_hand <> moved`,

  'reserved stock is the sum of what is held': (siteId) => sql`
    SELECT variant_id AS id, format('reserved %s, held %s', reserved, held) AS detail
    FROM stock_level CROSS JOIN LATERAL (
      SELECT coalesce(sum(quantity), 0) AS held FROM stock_reservation
      WHERE stock_reservation.website_id = stock_level.website_id
        AND stock_reservation.variant_id = stock_level.variant_id
        AND stock_reservation.state = 'held'
    ) reservations
    WHERE website_id = ${siteId} AND reserved <> held`,

  'no more is reserved than is there': (siteId) => sql`
    SELECT variant_id AS id, format('on hand %s, reserved %s', on_hand, reserved) AS detail
    FROM stock_level
    WHERE website_id = ${siteId}
      AND (on_hand < 0 OR reserved < 0 OR (NOT unlimited AND reserved > on_hand))`,

  'stock is held exactly while its payment is undecided or owed': (siteId) => sql`
    SELECT payment_id AS id, format('%s for a payment that is %s', r.state, p.state) AS detail
    FROM stock_reservation r JOIN payment p USING (website_id)
    WHERE website_id = ${siteId} AND p.id = r.payment_id
      AND (r.state = 'held') <> (p.state IN
        ('created', 'requiresAction', 'processing', 'authorized', 'awaited'))`,

  'a discount’s held and used are its uses': (siteId) => sql`
    SELECT d.id, format('held %s of %s, used %s of %s', d.held, u.held, d.used, u.used) AS detail
    FROM discount d CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE state = 'held') AS held,
        count(*) FILTER (WHERE state = 'used') AS used
      FROM discount_use WHERE discount_use.website_id = d.website_id
        AND discount_use.discount_id = d.id
    ) u
    WHERE d.website_id = ${siteId} AND (d.held <> u.held OR d.used <> u.used)`,

  'a discount is held while its payment is undecided, and used where its order stands': (
    siteId,
  ) => sql`
    SELECT u.payment_id AS id, format('%s for a payment that is %s', u.state, p.state) AS detail
    FROM discount_use u JOIN payment p ON p.website_id = u.website_id AND p.id = u.payment_id
    LEFT JOIN shop_order o ON o.website_id = p.website_id AND o.payment_id = p.id
      AND o.lifecycle = 'placed'
    WHERE u.website_id = ${siteId} AND u.state <> CASE
      WHEN p.state IN ('created', 'requiresAction', 'processing') THEN 'held'
      WHEN o.id IS NOT NULL THEN 'used' ELSE 'released' END`,

  'an order used every discount that took something off': (siteId) => sql`
    SELECT o.id, format('%s of %s discounts used', uses, given) AS detail
    FROM shop_order o CROSS JOIN LATERAL (
      SELECT count(*) AS given FROM jsonb_array_elements(o.discounts) AS one
      WHERE (one ->> 'amountMinor')::bigint > 0
    ) d CROSS JOIN LATERAL (
      SELECT count(*) AS uses FROM discount_use u
      WHERE u.website_id = o.website_id AND u.payment_id = o.payment_id AND u.state = 'used'
    ) u
    WHERE o.website_id = ${siteId} AND o.lifecycle = 'placed' AND given <> uses`,

  'every captured payment has its order or goes back': (siteId) => sql`
    SELECT p.id, format('%s, %s orders, %s refunds', p.state, orders, refunds) AS detail
    FROM payment p
    CROSS JOIN LATERAL (SELECT count(*) AS orders,
        count(*) FILTER (WHERE o.lifecycle = 'placed') AS placed FROM shop_order o
      WHERE o.website_id = p.website_id AND o.payment_id = p.id) o
    CROSS JOIN LATERAL (SELECT count(*) AS refunds FROM refund r
      WHERE r.website_id = p.website_id AND r.payment_id = p.id) r
    WHERE p.website_id = ${siteId} AND CASE
      WHEN p.state IN ('authorized', 'awaited') THEN placed <> 1
      -- That of a cancelled order is given back, unless the provider refused.
      WHEN p.state IN ('captured', 'partiallyRefunded')
        THEN placed <> 1 AND NOT (orders = 1 AND refunds > 0)
      WHEN p.state IN ('returning', 'refunded') THEN orders + refunds = 0
      WHEN p.state = 'cancelled' THEN placed > 0 OR refunds > 0
      ELSE orders > 0 OR refunds > 0 END`,

  'the provider keeps no money that nothing was sold for': (siteId) => sql`
    SELECT c.payment_id AS id, format('captured there, %s here', p.state) AS detail
    FROM (SELECT website_id, payment_id, state FROM practice_charge
      UNION ALL SELECT website_id, payment_id, state FROM manual_payment) c
    JOIN payment p ON p.website_id = c.website_id AND p.id = c.payment_id
    WHERE c.website_id = ${siteId} AND c.state = 'captured'
      AND p.state IN ('failed', 'cancelled')`,

  'the provider has charged what the order says': (siteId) => sql`
    SELECT o.id, format('total %s, charged %s', o.total_minor, c.amount_minor) AS detail
    FROM shop_order o
    JOIN payment p ON p.website_id = o.website_id AND p.id = o.payment_id
    LEFT JOIN practice_charge c ON c.website_id = o.website_id AND c.payment_id = o.payment_id
    WHERE o.website_id = ${siteId}
      AND NOT EXISTS (SELECT 1 FROM order_problem b WHERE b.website_id = o.website_id
        AND b.order_id = o.id AND b.kind = 'amount')
      AND o.lifecycle = 'placed' AND p.state NOT IN ('authorized', 'awaited')
      AND (p.captured_minor <> o.total_minor
      OR (p.provider = 'practice' AND c.amount_minor IS DISTINCT FROM o.total_minor)
      OR (p.provider = 'practice' AND c.state IS DISTINCT FROM 'captured'))`,

  'an order is paid exactly as its payment is': (siteId) => sql`
    SELECT o.id, format('order %s and %s, payment %s', o.lifecycle, o.payment, p.state) AS detail
    FROM shop_order o JOIN payment p ON p.website_id = o.website_id AND p.id = o.payment_id
    CROSS JOIN LATERAL (SELECT count(*) > 0 AS is_given_back FROM refund r
      WHERE r.website_id = o.website_id AND r.order_id = o.id AND r.cancels) cancelling
    WHERE o.website_id = ${siteId}
      AND NOT EXISTS (SELECT 1 FROM order_problem b WHERE b.website_id = o.website_id
        AND b.order_id = o.id AND b.kind = 'amount')
      AND ARRAY[o.lifecycle, o.payment] <> CASE p.state
        WHEN 'awaited' THEN ARRAY['placed', 'unpaid']
        WHEN 'authorized' THEN ARRAY['placed', 'authorized']
        WHEN 'captured' THEN ARRAY[CASE WHEN is_given_back THEN o.lifecycle ELSE 'placed' END, 'paid']
        WHEN 'partiallyRefunded' THEN
          ARRAY[CASE WHEN is_given_back THEN o.lifecycle ELSE 'placed' END, 'partiallyRefunded']
        WHEN 'refunded' THEN ARRAY[o.lifecycle, 'refunded']
        WHEN 'cancelled' THEN ARRAY['cancelled', 'unpaid']
        ELSE ARRAY[o.lifecycle, o.payment] END`,

  'what goes back of a payment is never more than it took, and is what its refunds say': (
    siteId,
  ) => sql`
    SELECT p.id, format('took %s, gives back %s, has given back %s of %s',
      p.captured_minor, standing, p.refunded_minor, succeeded) AS detail
    FROM payment p CROSS JOIN LATERAL (
      SELECT
        coalesce(sum(amount_minor) FILTER (WHERE r.state IN ('pending', 'succeeded')), 0) AS standing,
        coalesce(sum(amount_minor) FILTER (WHERE r.state = 'succeeded'), 0) AS succeeded
      FROM refund r WHERE r.website_id = p.website_id AND r.payment_id = p.id
    ) refunds
    WHERE p.website_id = ${siteId}
      AND (standing > p.captured_minor OR p.refunded_minor <> succeeded OR CASE p.state
        WHEN 'captured' THEN succeeded > 0
        WHEN 'partiallyRefunded' THEN succeeded NOT BETWEEN 1 AND p.captured_minor - 1
        WHEN 'refunded' THEN succeeded <> p.captured_minor
        WHEN 'returning' THEN succeeded > 0
        ELSE standing > 0 END)`,

  'the practice provider has given back what the refunds say': (siteId) => sql`
    SELECT c.payment_id AS id, format('gave back %s, refunds %s to %s',
      c.refunded_minor, succeeded, standing) AS detail
    FROM practice_charge c CROSS JOIN LATERAL (
      SELECT
        coalesce(sum(amount_minor) FILTER (WHERE r.state IN ('pending', 'succeeded')), 0) AS standing,
        coalesce(sum(amount_minor) FILTER (WHERE r.state = 'succeeded'), 0) AS succeeded
      FROM refund r WHERE r.website_id = c.website_id AND r.payment_id = c.payment_id
    ) refunds
    WHERE c.website_id = ${siteId} AND c.refunded_minor NOT BETWEEN succeeded AND standing`,

  'no more of a line is given back than was ordered, nor put back into stock': (siteId) => sql`
    SELECT l.id, format('%s ordered, %s given back, %s put back', l.quantity, given, restocked)
      AS detail
    FROM order_line l CROSS JOIN LATERAL (
      SELECT coalesce(sum(u.quantity) FILTER (WHERE r.state IN ('pending', 'succeeded')), 0) AS given,
        coalesce(sum(u.restocked), 0) AS restocked
      FROM refund_line u JOIN refund r ON r.website_id = u.website_id AND r.id = u.refund_id
      WHERE u.website_id = l.website_id AND u.order_id = l.order_id AND u.order_line_id = l.id
    ) units
    WHERE l.website_id = ${siteId} AND (given > l.quantity OR restocked > l.quantity)`,

  'what came back into stock is what refunds put back': (siteId) => sql`
    SELECT m.reference_id AS id, format('moved %s, put back %s', moved, restocked) AS detail
    FROM (
      SELECT website_id, reference_id, variant_id, sum(quantity) AS moved FROM stock_movement
      WHERE website_id = ${siteId} AND kind IN ('return', 'returnUndone')
      GROUP BY website_id, reference_id, variant_id
    ) m CROSS JOIN LATERAL (
      SELECT coalesce(sum(u.restocked), 0) AS restocked
      FROM refund_line u JOIN order_line l ON l.website_id = u.website_id
        AND l.order_id = u.order_id AND l.id = u.order_line_id
      WHERE u.website_id = m.website_id AND u.refund_id = m.reference_id
        AND l.variant_id = m.variant_id
    ) units
    WHERE moved <> restocked`,

  'an order is the sum of its lines': (siteId) => sql`
    SELECT o.id, format('subtotal %s, lines %s; total %s, parts %s',
      o.subtotal_minor, gross, o.total_minor, total + shipping) AS detail
    FROM shop_order o CROSS JOIN LATERAL (
      SELECT coalesce(sum(unit_price_minor * quantity), 0) AS gross,
        coalesce(sum(total_minor), 0) AS total, coalesce(sum(quantity), 0) AS units,
        coalesce(sum(discount_minor), 0) AS discount, coalesce(sum(tax_minor), 0) AS tax,
        coalesce(sum(added_tax_minor), 0) AS added
      FROM order_line l WHERE l.website_id = o.website_id AND l.order_id = o.id
    ) lines CROSS JOIN LATERAL (
      SELECT o.shipping_minor - o.shipping_discount_minor + o.added_tax_minor - added AS shipping
    ) delivery
    WHERE o.website_id = ${siteId} AND (o.subtotal_minor <> gross
      OR o.total_minor <> total + shipping OR o.item_count <> units
      OR o.discount_minor <> discount + o.shipping_discount_minor
      OR o.tax_minor <> tax + o.shipping_tax_minor
      OR o.total_minor
        <> o.subtotal_minor - o.discount_minor + o.shipping_minor + o.added_tax_minor)`,

  'an order is discounted and taxed as its discounts and taxes say': (siteId) => sql`
    SELECT o.id, format('discount %s of %s, tax %s of %s',
      discounted, o.discount_minor, taxed, o.tax_minor) AS detail
    FROM shop_order o CROSS JOIN LATERAL (
      SELECT coalesce(sum((one ->> 'amountMinor')::bigint), 0) AS discounted
      FROM jsonb_array_elements(o.discounts) AS one
    ) d CROSS JOIN LATERAL (
      SELECT coalesce(sum((one ->> 'amountMinor')::bigint), 0) AS taxed
      FROM jsonb_array_elements(o.taxes) AS one
    ) t
    WHERE o.website_id = ${siteId}
      AND (o.discount_minor <> discounted OR o.tax_minor <> taxed)`,

  'no more of a line is sent than was ordered': (siteId) => sql`
    SELECT l.id, format('%s ordered, %s sent', l.quantity, sent) AS detail
    FROM order_line l CROSS JOIN LATERAL (
      SELECT coalesce(sum(u.quantity), 0) AS sent
      FROM fulfillment_line u JOIN fulfillment f
        ON f.website_id = u.website_id AND f.order_id = u.order_id AND f.id = u.fulfillment_id
      WHERE u.website_id = l.website_id AND u.order_id = l.order_id
        AND u.order_line_id = l.id AND f.state <> 'undone'
    ) units
    WHERE l.website_id = ${siteId} AND sent > l.quantity`,

  'an order is fulfilled exactly when its customer has everything': (siteId) => sql`
    SELECT o.id, format('%s, %s units left, %s parcels wait', o.fulfillment, units_left, ready) AS detail
    FROM shop_order o CROSS JOIN LATERAL (
      SELECT coalesce(sum(greatest(0, l.quantity - sent - gone)), 0) AS units_left
      FROM order_line l CROSS JOIN LATERAL (
        SELECT greatest(
          coalesce(sum(u.quantity) FILTER (WHERE r.state IN ('pending', 'succeeded')), 0),
          coalesce(sum(u.restocked), 0)) AS gone
        FROM refund_line u JOIN refund r ON r.website_id = u.website_id AND r.id = u.refund_id
        WHERE u.website_id = l.website_id AND u.order_id = l.order_id AND u.order_line_id = l.id
      ) given_back CROSS JOIN LATERAL (
        SELECT coalesce(sum(u.quantity), 0) AS sent
        FROM fulfillment_line u JOIN fulfillment f
          ON f.website_id = u.website_id AND f.order_id = u.order_id AND f.id = u.fulfillment_id
        WHERE u.website_id = l.website_id AND u.order_id = l.order_id
          AND u.order_line_id = l.id AND f.state <> 'undone'
      ) units
      WHERE l.website_id = o.website_id AND l.order_id = o.id AND l.fund_id IS NULL
        AND NOT EXISTS (SELECT FROM download_grant g WHERE g.website_id = l.website_id
          AND g.order_id = l.order_id AND g.order_line_id = l.id)
    ) lines CROSS JOIN LATERAL (
      SELECT count(*) AS ready FROM fulfillment f
      WHERE f.website_id = o.website_id AND f.order_id = o.id AND f.state = 'ready'
    ) waiting
    WHERE o.website_id = ${siteId} AND o.fulfillment <> 'CANCELED'
      AND (o.fulfillment = 'FULFILLED') <> (units_left = 0 AND ready = 0)`,

  'only paid orders have downloads': (siteId) => sql`
    SELECT g.order_line_id AS id, format('order %s is %s', o.id, o.payment) AS detail
    FROM download_grant g JOIN shop_order o ON o.website_id = g.website_id AND o.id = g.order_id
    WHERE g.website_id = ${siteId} AND o.payment NOT IN ('paid', 'partiallyRefunded', 'refunded')`,

  'an order has exactly one confirmation mail, or its owner knows that it has none': (
    siteId,
  ) => sql`
    SELECT o.id, format('%s mails', mails) AS detail
    FROM shop_order o CROSS JOIN LATERAL (
      SELECT count(*) AS mails FROM message m WHERE m.website_id = o.website_id
        AND m.effect_key = 'order-confirmation:' || o.id
    ) m
    WHERE o.website_id = ${siteId} AND mails <> 1 AND NOT (mails = 0 AND EXISTS (
      SELECT 1 FROM order_problem b WHERE b.website_id = o.website_id
        AND b.order_id = o.id AND b.kind = 'confirmation'))`,

  'a checkout is completed exactly when it has its order': (siteId) => sql`
    SELECT c.id, format('%s, order %s', c.state, coalesce(o.id, 'none')) AS detail
    FROM checkout c LEFT JOIN shop_order o ON o.website_id = c.website_id AND o.checkout_id = c.id
    WHERE c.website_id = ${siteId} AND (c.state = 'completed') <> (o.id IS NOT NULL)`,

  'a cart is bought exactly when its order names it': (siteId) => sql`
    SELECT c.id, format('cart says %s, order %s', c.order_id, o.id) AS detail
    FROM cart c LEFT JOIN shop_order o ON o.website_id = c.website_id AND o.cart_id = c.id
    WHERE c.website_id = ${siteId} AND c.order_id IS DISTINCT FROM o.id`,

  'order numbers have no gaps': (siteId) => sql`
    SELECT 'numbers' AS id, format('%s to %s, %s orders', min(number), max(number), count(*)) AS detail
    FROM shop_order WHERE website_id = ${siteId}
    HAVING count(*) > 0 AND max(number) - min(number) + 1 <> count(*)`,
}
