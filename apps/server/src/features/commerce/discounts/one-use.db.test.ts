/** Codes with a limit, paid for at two server processes on one database at the same time. */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { buildServer } from '@sitewright/testing/test-process'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Purchase, payAt, SECRET_KEY, violations } from '../crash/test-kills.ts'
import { type ServerProcess, startServerProcess } from '../crash/test-server-process.ts'
import { DETAILS, startCheckout } from '../test-purchase.ts'
import { CART, createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'
import { addDiscount } from './test-discounts.ts'

/** Checkouts that are paid for at once. */
const MANY = 30

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct
let processes: ServerProcess[] = []

beforeAll(async () => {
  await buildServer()
  world = await createTestWorld()
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 1000)
  const { databaseUrl } = world
  const start = () => startServerProcess({ databaseUrl, secretKey: SECRET_KEY })
  processes = await Promise.all([start(), start()])
}, 120_000)
afterAll(async () => {
  for (const one of processes) await one.stop()
  await world.close()
})

/** A shopper at the checkout, with the code. */
async function withCode(code: string, email = DETAILS.email): Promise<Purchase<TestBrowser>> {
  const shopper = await shop.shopper([mug, 1])
  await shopper.post(`${CART}/coupons`, { code })
  const { body } = await startCheckout(shopper, { ...DETAILS, email })
  await shopper.crumb()
  return { shopper, checkout: body.checkout }
}

/** Pays for all of them at once, half at each process; gives the statuses, in order. */
async function payAll(purchases: readonly Purchase[]): Promise<unknown[]> {
  const answers = await Promise.all(
    purchases.map(async (purchase, index) => {
      const at = processes[index % processes.length]
      return at && (await payAt(at, purchase))?.status
    }),
  )
  return answers.sort()
}

const countsOf = async (id: string) => {
  const { used, held } = (await world.owner.get(shop.api(`/discounts/${id}`))).body.discount
  return { used, held }
}
const invalidCoupons = async ({ shopper }: Purchase<TestBrowser>) =>
  (await shopper.get(CART)).body.shoppingCart?.invalidCoupons

it('a code for one order is used once, after a payment that failed and by thirty at once', async () => {
  const { id } = await addDiscount(world, { code: 'ONCE', limitTotal: 1 })
  const declined = await withCode('ONCE')
  const [first] = processes
  if (!first) throw new Error('There are two processes')
  expect((await payAt(first, declined, 'practice-decline'))?.status).toBe(400)
  expect(await countsOf(id)).toEqual({ used: 0, held: 0 })

  const purchases: Purchase<TestBrowser>[] = []
  for (let index = 0; index < MANY; index++) {
    purchases.push(await withCode('ONCE', `shopper${index}@example.photography`))
  }
  expect(await payAll(purchases)).toEqual([200, ...Array(MANY - 1).fill(409)])
  expect(await countsOf(id)).toEqual({ used: 1, held: 0 })
  const left = await Promise.all(purchases.map(invalidCoupons))
  expect(left.filter((codes) => codes?.includes('ONCE'))).toHaveLength(MANY - 1)
  expect(await violations(world.app)).toEqual([])
}, 120_000)

it('a code for two orders of each customer is used twice by one who pays ten times at once', async () => {
  const { id } = await addDiscount(world, { code: 'TWICE', limitPerCustomer: 2 })
  const purchases: Purchase<TestBrowser>[] = []
  for (let index = 0; index < 10; index++) {
    const email = index % 2 ? 'bea@example.photography' : 'BEA@example.photography'
    purchases.push(await withCode('TWICE', email))
  }
  expect(await payAll(purchases)).toEqual([200, 200, ...Array(8).fill(409)])
  expect(await countsOf(id)).toEqual({ used: 2, held: 0 })
  expect(await violations(world.app)).toEqual([])
}, 120_000)
