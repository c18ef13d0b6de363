/** Proof that the invariants would notice: each check is shown the very violation it looks for. */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addDiscount } from './discounts/test-discounts.ts'
import { checkInvariants } from './invariants.ts'
import { buy } from './test-purchase.ts'
import { createTestShop, type TestShop } from './test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let tablesOwner: pg.Client

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  const mug = await shop.stock('MUG', 10)
  await addDiscount(world, { title: 'Sale', limitTotal: 5 })
  await buy(await shop.shopper([mug, 2]))
  await giveOneBack()
  await buy(await shop.shopper([mug, 1]), { token: 'practice-slow' })
  await buy(await shop.shopper([mug, 1]), { token: 'practice-decline' })

  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
    world.app.database.global,
  )
  const url = new URL(inject('databaseServer').ownerUrl)
  url.pathname = `/${rows[0]?.name}`
  tablesOwner = new pg.Client({ connectionString: url.href })
  await tablesOwner.connect()
  // Row security holds for the owner too.
  await tablesOwner.query(`SET app.website_id = '${world.site.id}'`)
})
afterAll(async () => {
  await tablesOwner.end()
  await world.close()
})

/** Gives one of the two mugs back, and puts it back into stock. */
async function giveOneBack(): Promise<void> {
  const [{ id }] = (await world.owner.get(shop.api('/orders'))).body.items
  const { body } = await world.owner.get(shop.api(`/orders/${id}`))
  const units = [{ lineId: body.order.lines[0].id, quantity: 1, restocks: true }]
  const { status } = await world.owner.post(shop.api(`/orders/${id}/refunds`), { units })
  expect(status).toBe(200)
  await world.runJobs()
}

const report = async () => (await checkInvariants(world.app)).sites[0]

/** The role that owns the tables, which row security does not hold. */
async function takeWallsDown(): Promise<void> {
  await tablesOwner.query(`DO $$ DECLARE wall record; BEGIN
    FOR wall IN SELECT conrelid::regclass AS name, conname FROM pg_constraint
      WHERE contype IN ('f', 'c') AND connamespace = 'public'::regnamespace
    LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', wall.name, wall.conname); END LOOP;
    FOR wall IN SELECT oid::regclass AS name FROM pg_class WHERE relforcerowsecurity
    LOOP EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', wall.name); END LOOP;
  END $$`)
}

/** Does what no request could, runs the checks and rolls it back. */
async function checksAfter(statement: string): Promise<string[]> {
  const tables = [
    'stock_level',
    'payment',
    'shop_order',
    'message',
    'checkout',
    'cart',
    'discount',
    'discount_use',
    'refund',
    'refund_line',
    'practice_charge',
  ]
  for (const table of tables) {
    await tablesOwner.query(`CREATE TABLE kept_${table} AS TABLE ${table}`)
  }
  await tablesOwner.query(statement)
  const found = (await report())?.violations.map(({ check }) => check) ?? []
  for (const table of tables) {
    await tablesOwner.query(`DELETE FROM ${table}`)
    await tablesOwner.query(`INSERT INTO ${table} SELECT * FROM kept_${table}`)
    await tablesOwner.query(`DROP TABLE kept_${table}`)
  }
  return found
}

describe('the database itself', () => {
  it.each([
    ['oversell', 'UPDATE stock_level SET reserved = on_hand + 1', 'never_oversold'],
    [
      'more uses of a discount than its limit',
      'UPDATE discount SET held = limit_total + 1',
      'never_overused',
    ],
    [
      'a second order of a cart',
      `INSERT INTO shop_order SELECT (jsonb_populate_record(shop_order, jsonb_build_object(
        'id', 'b', 'number', number + 1, 'checkout_id', 'b', 'payment_id', 'b'))).* FROM shop_order`,
      'shop_order_website_id_cart_id_key',
    ],
    [
      'a second order of a checkout',
      `INSERT INTO shop_order SELECT (jsonb_populate_record(shop_order, jsonb_build_object(
        'id', 'b', 'number', number + 1, 'cart_id', 'b', 'payment_id', 'b'))).* FROM shop_order`,
      'shop_order_website_id_checkout_id_key',
    ],
    [
      'more given back than taken',
      'UPDATE payment SET refunded_minor = captured_minor + 1',
      'payment_check',
    ],
  ])('refuses %s', async (_what, statement, constraint) => {
    await expect(tablesOwner.query(statement)).rejects.toThrow(constraint)
  })

  it.each(['stock_movement', 'order_line', 'order_event'])(
    'lets the server add to %s and change nothing in it',
    async (table) => {
      const change = world.inSite(async (site) =>
        site.db
          .deleteFrom(table as 'order_line')
          .where('website_id', '=', site.id)
          .execute(),
      )
      await expect(change).rejects.toThrow(/permission denied/)
    },
  )
})

describe('the proof of the books', () => {
  beforeAll(takeWallsDown)

  it('finds nothing where everything agrees, and counts what is undecided', async () => {
    expect(await report()).toMatchObject({ orders: 1, undecided: 1, violations: [] })
  })

  it.each([
    ['UPDATE stock_level SET on_hand = on_hand + 1', 'stock on hand is the sum of its movements'],
    ['UPDATE stock_level SET reserved = reserved + 1', 'reserved stock is the sum of what is held'],
    [
      "UPDATE payment SET state = 'cancelled' WHERE state = 'processing'",
      'stock is held exactly while its payment is undecided or owed',
    ],
    ['DELETE FROM shop_order', 'every captured payment has its order or goes back'],
    ['DELETE FROM shop_order', 'a checkout is completed exactly when it has its order'],
    ['DELETE FROM shop_order', 'a cart is bought exactly when its order names it'],
    [
      "UPDATE payment SET state = 'failed' WHERE state = 'partiallyRefunded'",
      'the provider keeps no money that nothing was sold for',
    ],
    [
      "UPDATE payment SET captured_minor = 1 WHERE state = 'partiallyRefunded'",
      'the provider has charged what the order says',
    ],
    ["UPDATE shop_order SET payment = 'unpaid'", 'an order is paid exactly as its payment is'],
    ["UPDATE shop_order SET lifecycle = 'cancelled'", 'an order is paid exactly as its payment is'],
    [
      "UPDATE payment SET state = 'awaited' WHERE state = 'partiallyRefunded'",
      'stock is held exactly while its payment is undecided or owed',
    ],
    ['UPDATE shop_order SET total_minor = total_minor + 1', 'an order is the sum of its lines'],
    ['UPDATE discount SET used = used + 1', 'a discount’s held and used are its uses'],
    ['UPDATE discount SET held = held + 1', 'a discount’s held and used are its uses'],
    [
      "UPDATE discount_use SET state = 'released' WHERE state = 'held'",
      'a discount is held while its payment is undecided, and used where its order stands',
    ],
    [
      "UPDATE refund SET state = 'pending', amount_minor = 1000000",
      'what goes back of a payment is never more than it took, and is what its refunds say',
    ],
    [
      "UPDATE refund SET state = 'failed'",
      'what goes back of a payment is never more than it took, and is what its refunds say',
    ],
    [
      'UPDATE practice_charge SET refunded_minor = 0',
      'the practice provider has given back what the refunds say',
    ],
    [
      'UPDATE refund_line SET quantity = 3',
      'no more of a line is given back than was ordered, nor put back into stock',
    ],
    ['UPDATE refund_line SET restocked = 0', 'what came back into stock is what refunds put back'],
    ['DELETE FROM discount_use', 'an order used every discount that took something off'],
    [
      'DELETE FROM message',
      'an order has exactly one confirmation mail, or its owner knows that it has none',
    ],
  ])('%s', async (statement, check) => {
    expect(await checksAfter(statement)).toContain(check)
  })

  it('leaves no trace of the above', async () => {
    expect((await report())?.violations).toEqual([])
  })
})
