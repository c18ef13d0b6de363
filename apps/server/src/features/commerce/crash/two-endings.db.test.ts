/**
 * `kill -9` at every named point between the button and the order of a cart with a code that can be used once. What the
 * process leaves behind is copied, so that each kill is gone on from twice: by the shopper, who comes back, and by the jobs
 * alone.
 */

import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { rowsOf } from '@sitewright/testing/matrix'
import { copyTestDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import { buildServer } from '@sitewright/testing/test-process'
import { createTestWorld, type TestNode, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '../../../platform/app.ts'
import { expirePayment } from '../checkout/expire-payment.ts'
import { reconcilePayment } from '../checkout/reconcile-payment.ts'
import { addDiscount } from '../discounts/test-discounts.ts'
import { payFor } from '../test-purchase.ts'
import { CART, createTestShop } from '../test-shop.ts'
import {
  killAt,
  ON_THE_WAY,
  ordersOf,
  type Purchase,
  payAt,
  startPurchase,
  undecided,
  violations,
} from './test-kills.ts'

let world: TestWorld
let purchase: Purchase

beforeAll(async () => {
  await buildServer()
  world = await createTestWorld()
  const shop = createTestShop(world)
  const mug = await shop.stock('MUG', 1000)
  await addDiscount(world, { code: 'TEN', limitTotal: 1 })
  const recipes = await shop.stock('RECIPES', 0, { type: PRODUCT_TYPES.digital })
  const path = shop.api(`/products/${recipes.id}/file?filename=recipes.pdf`)
  const { status } = await world.owner.put(path, Buffer.from('%PDF-1.7'))
  expect(status).toBe(200)
  const shopper = await shop.shopper([mug, 1], [recipes, 1])
  await shopper.post(`${CART}/coupons`, { code: 'TEN' })
  purchase = await startPurchase(shopper)
  await world.stopNodes()
}, 120_000)
afterAll(() => world.close())

/** Fail points before the provider hears of the payment: jobs alone give it up, and no order is made. */
const WITHOUT_ORDER = new Set([
  'reserve.before',
  'reserve.discounts-held',
  'reserve.after',
  'provider.create.before',
])

/** Downloads that were handed out. */
const grants = ({ database }: App) =>
  database.inSite(world.site.id, ({ db }) =>
    db.selectFrom('download_grant').select('order_line_id').execute(),
  )

/** One of each kind: before the provider hears of it, money taken and nobody told, amid the order, and behind it. */
const FOR_EVERY_CHANGE = new Set([
  'reserve.discounts-held',
  'provider.answer.lost',
  'finalize.order-inserted',
  'finalize.after-commit',
])

describe.each(rowsOf(ON_THE_WAY, ([point]) => FOR_EVERY_CHANGE.has(point)))(
  'killed at %s',
  (point, token) => {
    let left: TestDatabase
    const copies: TestDatabase[] = []
    let answer: unknown

    beforeAll(async () => {
      left = await copyTestDatabase(world.databaseUrl)
      const signal = await killAt(point, { databaseUrl: left.ownerUrl }, async (server) => {
        answer = await payAt(server, purchase, token)
      })
      expect(signal).toBe('SIGKILL')
    })
    afterAll(async () => {
      await world.stopNodes()
      for (const database of [left, ...copies]) await database.drop()
    })

    /** A server on a copy of the database that the killed one left. */
    async function goOn(): Promise<TestNode> {
      const copy = await copyTestDatabase(left.ownerUrl)
      copies.push(copy)
      const node = await world.addNode({ databaseUrl: copy.ownerUrl })
      expect(await violations(node.app)).toEqual([])
      return node
    }

    it('the shopper who pays again has one order', async () => {
      const { app, visitor } = await goOn()
      const ordersNow = () => ordersOf(app, world.site.id, purchase)
      expect(answer).toBeUndefined()
      expect((await ordersNow()).length).toBe(point === 'finalize.after-commit' ? 1 : 0)

      const shopper = visitor(world.site)
      for (const [name, value] of purchase.shopper.cookies) shopper.cookies.set(name, value)
      const again = await payFor(shopper, purchase)
      expect(again).toMatchObject({ status: 200, body: { checkout: { state: 'completed' } } })
      expect(await ordersNow()).toHaveLength(1)
      expect(await grants(app)).toHaveLength(1)
      expect(await violations(app)).toEqual([])
    })

    it('jobs alone end it where the shopper never comes back', async () => {
      const { app } = await goOn()
      const siteId = world.site.id
      for (const job of [reconcilePayment, expirePayment]) {
        for (const { id } of await undecided(app, siteId)) await job.run({ siteId, id }, app)
      }
      expect(await undecided(app, siteId)).toEqual([])
      const orders = await ordersOf(app, siteId, purchase)
      expect(orders.length).toBe(WITHOUT_ORDER.has(point) ? 0 : 1)
      expect(await grants(app)).toHaveLength(orders.length)
      expect(await violations(app)).toEqual([])
    })
  },
)
