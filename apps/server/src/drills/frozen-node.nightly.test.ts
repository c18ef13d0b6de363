/** A node that stands still (SIGSTOP) while it holds the stock of a hot product: others sell it on, and nothing is sold twice. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { Id } from '@sitewright/core/id'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { buildServer, spawnTestProcess, type TestProcess } from '@sitewright/testing/test-process'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { checkInvariants } from '../features/commerce/invariants.ts'
import { startCheckout } from '../features/commerce/test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../features/commerce/test-shop.ts'
import { createRandom, type Random } from '../starting-points/pictures/random.ts'

const FREEZES = 10
const STOCK = 2_000
const SEED = 20
/** Milliseconds that a payment takes, roughly: the node is stopped at any moment of it. */
const PAYMENT_MS = 40
/** Milliseconds in which PostgreSQL finishes statements that were sent before the node was stopped. */
const SETTLED_MS = 50
/** Milliseconds after which a refused shopper tries again. */
const RETRY_AFTER_MS = 1_000
/** Tries to stop the node while it holds the row. */
const MOST_TRIES = 500

let world: TestWorld
let shop: TestShop<TestBrowser>
let hot: TestProduct
let shoppers = 0

beforeAll(async () => {
  await buildServer()
  world = await createTestWorld()
  shop = createTestShop(world)
  hot = await shop.stock('HOT', STOCK)
})
afterAll(() => world.close())

interface Purchase {
  readonly shopper: TestBrowser
  readonly checkout: { readonly id: Id; readonly totalMinor: number }
  readonly crumb: string
  readonly address: string
}

it.each([1, 6])(
  'frozen during %i payments, a node gives up what it holds, and thawed it answers rightly',
  async (payers) => {
    const random = createRandom(SEED)
    const before = await stockLeft()
    const [frozen, other] = await Promise.all([start(), start()])
    const purchases: Purchase[] = []
    const prepare = async () => {
      const purchase = await prepared()
      purchases.push(purchase)
      return purchase
    }
    const waits: number[] = []
    const answered: (number | undefined)[] = []
    for (let freeze = 0; freeze < FREEZES; freeze += 1) {
      const rival = await prepare()
      const { answers } = await frozenInPayments(frozen, payers, { prepare, random })
      const began = performance.now()
      while (answered.push(await payAt(other, rival)) && answered.at(-1) === 503) {
        await sleep(RETRY_AFTER_MS)
      }
      waits.push(performance.now() - began)
      frozen.signal('SIGCONT')
      answered.push(...(await Promise.all(answers)))
    }
    waits.sort((a, b) => a - b)
    console.log(
      `${FREEZES} freezes in ${payers} payments: the other node sold after ${waits[0]?.toFixed()} to ${waits.at(-1)?.toFixed()} ms; answers: ${answered.join(', ')}`,
    )
    expect(answered.filter((status) => status !== 200 && status !== 503)).toEqual([])

    // Shoppers who were told to try again do so.
    for (const purchase of purchases) {
      await expect.poll(() => payAt(other, purchase)).toBe(200)
    }
    const orders = await world.inSite((site) =>
      site.db.selectFrom('shop_order').select('checkout_id').execute(),
    )
    const made = orders.map(({ checkout_id }) => checkout_id)
    expect(purchases.map(({ checkout }) => made.filter((id) => id === checkout.id).length)).toEqual(
      purchases.map(() => 1),
    )
    expect(await stockLeft()).toBe(before - purchases.length)
    expect((await checkInvariants(world.app)).sites.flatMap((site) => site.violations)).toEqual([])
  },
)

interface Freezing {
  prepare(): Promise<Purchase>
  readonly random: Random
}

/** Stops the node in the middle of payments until it holds the product's row; their answers are still to come. */
async function frozenInPayments(
  node: TestProcess,
  payers: number,
  { prepare, random }: Freezing,
): Promise<{ answers: Promise<number | undefined>[] }> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const prepared = await Promise.all(Array.from({ length: payers }, prepare))
    const answers = prepared.map((purchase) => payAt(node, purchase))
    await sleep(random.between(0, payers * PAYMENT_MS))
    node.signal('SIGSTOP')
    // PostgreSQL still finishes statements that it was sent before.
    await sleep(SETTLED_MS)
    if (await isHeld()) return { answers }
    node.signal('SIGCONT')
    await Promise.all(answers)
  }
  throw new Error('The node never held the row when it was stopped')
}

const LOCK_NOT_AVAILABLE = '55P03'

function isHeld(): Promise<boolean> {
  return world
    .inSite((site) => sql`SELECT 1 FROM stock_level FOR UPDATE NOWAIT`.execute(site.db))
    .then(
      () => false,
      (error) => {
        if (error.code === LOCK_NOT_AVAILABLE) return true
        throw error
      },
    )
}

async function prepared(): Promise<Purchase> {
  const shopper = await shop.shopper([hot, 1])
  const { body } = await startCheckout(shopper)
  shoppers += 1
  const address = `10.0.${shoppers >> 8}.${shoppers & 255}`
  return { shopper, checkout: body.checkout, crumb: await shopper.crumb(), address }
}

/** Status of the answer; undefined where there was none. */
async function payAt(
  node: TestProcess,
  { shopper, checkout, crumb, address }: Purchase,
): Promise<number | undefined> {
  const answer = await node.ask(`/api/commerce/checkout/${checkout.id}/pay`, {
    method: 'POST',
    host: shopper.host,
    headers: {
      cookie: [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': crumb,
      'content-type': 'application/json',
      // Each shopper has an address of their own, so that nobody meets a limit.
      'x-forwarded-for': address,
    },
    body: JSON.stringify({
      paymentToken: 'practice-approve',
      agreedTotalMinor: checkout.totalMinor,
    }),
  })
  return answer?.status
}

async function stockLeft(): Promise<number> {
  const { body } = await world.visitor().get(`/api/commerce/inventory/stock/?itemId=${hot.id}`)
  return body.results[0].qtyInStock
}

async function start(): Promise<TestProcess> {
  const node = await spawnTestProcess({
    databaseUrl: world.databaseUrl,
    env: { PRACTICE_PAYMENTS: '1' },
  })
  onTestFinished(() => node.clean())
  await expect.poll(async () => (await node.ask('/readyz'))?.status).toBe(200)
  return node
}
