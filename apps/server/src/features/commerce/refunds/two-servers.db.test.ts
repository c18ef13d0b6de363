/** Refunds of one order at once, at two server processes on one database, over real connections. */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { buildServer } from '@sitewright/testing/test-process'
import { startTwoServers, type TwoServers } from '@sitewright/testing/test-two-servers'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { checkInvariants } from '../invariants.ts'
import { buy } from '../test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let servers: TwoServers
let mug: TestProduct

beforeAll(async () => {
  await buildServer()
  world = await createTestWorld()
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 1000)
  servers = await startTwoServers(world.databaseUrl)
}, 120_000)
afterEach(async () => {
  const { sites } = await checkInvariants(world.app)
  expect(sites.flatMap(({ violations }) => violations)).toEqual([])
})
afterAll(async () => {
  await servers?.stop()
  await world?.close()
})

/** Buys mugs for 10.00 each; gives the order. */
async function buyMugs(quantity: number): Promise<{ id: string; lineId: string }> {
  await buy(await shop.shopper([mug, quantity]))
  const [{ id }] = (await world.owner.get(shop.api('/orders'))).body.items
  return { id, lineId: (await orderOf(id)).lines[0].id }
}

const orderOf = async (id: string) => (await world.owner.get(shop.api(`/orders/${id}`))).body.order

/** Ten times the same call at once, half of them at each server; gives how many had each status. */
async function tenTimes(id: string, body: object): Promise<Record<number, number>> {
  const path = shop.api(`/orders/${id}/refunds`)
  await world.owner.crumb()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => servers.write(at, world.owner, { path, body })),
  )
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const givenBack = (id: string) =>
  world.inSite(({ db }) =>
    db
      .selectFrom('practice_refund')
      .innerJoin('refund', 'refund.id', 'practice_refund.refund_id')
      .select('practice_refund.amount_minor as amountMinor')
      .where('refund.order_id', '=', id)
      .execute(),
  )

it.each([
  ['the whole order', 3, {}, { 200: 1, 422: 9 }, [3000]],
  ['a part of it', 3, { amountMinor: 900 }, { 200: 3, 422: 7 }, [900, 900, 900]],
])(
  'ten refunds of %s never give back more than was taken',
  async (_what, quantity, body, statuses, amounts) => {
    const { id } = await buyMugs(quantity)
    expect(await tenTimes(id, body)).toEqual(statuses)
    await expect
      .poll(async () => (await givenBack(id)).length, { timeout: 60_000 })
      .toBe(amounts.length)
    expect((await givenBack(id)).map(({ amountMinor }) => amountMinor)).toEqual(amounts)
  },
  120_000,
)

it('ten refunds of one unit give each unit back once, and put it back into stock once', async () => {
  const { id, lineId } = await buyMugs(4)
  const onHand = async () =>
    (await world.visitor().get(`/api/commerce/inventory/stock/?itemId=${mug.id}`)).body.results[0]
      .qtyInStock as number
  const before = await onHand()
  const units = [{ lineId, quantity: 1, restocks: true }]
  expect(await tenTimes(id, { units })).toEqual({ 200: 4, 422: 6 })
  expect(await orderOf(id)).toMatchObject({ refundableMinor: 0, lines: [{ unitsRefunded: 4 }] })
  expect(await onHand()).toBe(before + 4)
}, 120_000)
