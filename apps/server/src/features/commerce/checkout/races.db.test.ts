/** Concurrency over real connections: many shoppers at once, what each is sold, and whether the books agree. */

import { asProductInput } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../invariants.ts'
import { buy, payFor, startCheckout } from '../test-purchase.ts'
import { CART, createTestShop, ENTRIES, type TestProduct, type TestShop } from '../test-shop.ts'
import { expirePayment } from './expire-payment.ts'
import { reconcilePayment } from './reconcile-payment.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
})
afterAll(() => world.close())

const violations = async () =>
  (await checkInvariants(world.app)).sites.flatMap((site) => site.violations)

const leftOf = async ({ id }: TestProduct): Promise<number> =>
  (await world.visitor().get(`/api/commerce/inventory/stock/?itemId=${id}`)).body.results[0]
    .qtyInStock

const tally = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].sort().map((s) => [s, statuses.filter((x) => x === s).length]),
  )

describe('fifty carts that hold the last unit', () => {
  it('make exactly one order when all pay at once, and 49 hear what is left', async () => {
    const last = await shop.stock('LAST', 1)
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => shop.shopper([last, 1])))
    const checkouts = await Promise.all(shoppers.map((shopper) => startCheckout(shopper)))
    const paid = await Promise.all(
      shoppers.map((shopper, index) => payFor(shopper, checkouts[index]?.body)),
    )
    expect(tally(paid.map(({ status }) => status))).toEqual({ 200: 1, 409: 49 })
    for (const { body } of paid.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        message: 'Sorry, we do not have enough of that item available.',
        available: 0,
      })
    }
    expect(await leftOf(last)).toBe(0)
    const { body } = await world.owner.get(shop.api('/orders'))
    expect(body.items).toHaveLength(1)
    expect(await violations()).toEqual([])
  })
})

describe('split lines of one variant', () => {
  it('are counted together when they are paid', async () => {
    const mug = await shop.stock('SPLIT', 4)
    const shopper = await shop.shopper([mug, 2])
    await shopper.post(ENTRIES, { itemId: mug.id, quantity: 2, additionalFields: '{"text":"Ada"}' })
    await world.owner.put(shop.api(`/products/${mug.id}`), {
      ...asProductInput(mug),
      variants: [{ ...mug.variants[0], stock: { unlimited: false, quantity: 3 } }],
    })
    expect(await buy(shopper)).toMatchObject({ status: 409, body: { available: 3 } })
    expect(await leftOf(mug)).toBe(3)
    const [entry] = (await shopper.get(CART)).body.shoppingCart.entries
    await shopper.put(`${ENTRIES}/${entry.id}`, { quantity: 1 })
    expect((await buy(shopper)).status).toBe(200)
    expect(await leftOf(mug)).toBe(0)
    expect(await violations()).toEqual([])
  })
})

describe('carts of (one, two) and (two, one)', () => {
  it('never wait for each other in a circle', async () => {
    const [one, two] = [await shop.stock('ONE', 60), await shop.stock('TWO', 60)]
    const shoppers = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        index % 2 ? shop.shopper([one, 1], [two, 1]) : shop.shopper([two, 1], [one, 1]),
      ),
    )
    const paid = await Promise.all(shoppers.map((shopper) => buy(shopper)))
    expect(tally(paid.map(({ status }) => status))).toEqual({ 200: 60, 409: 20 })
    expect([await leftOf(one), await leftOf(two)]).toEqual([0, 0])
    expect(await violations()).toEqual([])
  }, 120_000)
})

describe('an owner who counts stock while it is being sold', () => {
  it('never makes more of it than there is', async () => {
    const mug = await shop.stock('COUNTED', 20)
    const save = (quantity: number, seen: number) =>
      world.owner.put(shop.api(`/products/${mug.id}`), {
        ...asProductInput(mug),
        variants: [{ ...mug.variants[0], stock: { unlimited: false, quantity } }],
        stockSeen: { [mug.variants[0]?.id ?? '']: seen },
      })
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shop.shopper([mug, 1])))
    const [paid, ...saves] = await Promise.all([
      Promise.all(shoppers.map((shopper) => buy(shopper))),
      save(25, 20),
      save(20, 20),
    ])
    expect(saves.map(({ status }) => status)).toEqual([200, 200])
    expect(paid.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await leftOf(mug)).toBe(5)
    expect(await violations()).toEqual([])
  })
})

const PRODUCTS = 2
const SHOPPERS = 3
const whose = fc.integer({ min: 0, max: SHOPPERS - 1 })
const which = fc.integer({ min: 0, max: PRODUCTS - 1 })

interface Stage {
  readonly products: readonly TestProduct[]
  readonly shoppers: readonly TestBrowser[]
}
/** One action of a race; gives the status of its response. */
type Act = (stage: Stage) => Promise<number>

const at = <Thing>(things: readonly Thing[], index: number) => things[index] as Thing

const add = fc.record({ who: whose, what: which, quantity: fc.integer({ min: 1, max: 3 }) }).map(
  ({ who, what, quantity }): Act =>
    async ({ products, shoppers }) => {
      const body = { itemId: at(products, what).id, quantity }
      return (await at(shoppers, who).post(ENTRIES, body)).status
    },
)

const remove = whose.map(
  (who): Act =>
    async ({ shoppers }) => {
      const shopper = at(shoppers, who)
      const entry = (await shopper.get(CART)).body.shoppingCart?.entries[0]
      return entry ? (await shopper.delete(`${ENTRIES}/${entry.id}`)).status : 200
    },
)

const pay = fc
  .record({
    who: whose,
    token: fc.constantFrom(
      'practice-approve',
      'practice-decline',
      'practice-lost-answer',
      'practice-slow',
    ),
  })
  .map(
    ({ who, token }): Act =>
      async ({ shoppers }) => {
        const shopper = at(shoppers, who)
        const started = await startCheckout(shopper)
        if (started.status !== 200) return started.status
        return (await payFor(shopper, { ...started.body, token })).status
      },
  )

const restock = fc.record({ what: which, quantity: fc.integer({ min: 0, max: 4 }) }).map(
  ({ what, quantity }): Act =>
    async ({ products }) => {
      const product = at(products, what)
      const stock = { unlimited: quantity === 4, quantity }
      const variants = product.variants.map((variant) => ({ ...variant, stock }))
      const path = shop.api(`/products/${product.id}`)
      return (await world.owner.put(path, { ...asProductInput(product), variants })).status
    },
)

const watch = fc.constantFrom(expirePayment, reconcilePayment).map(
  (job): Act =>
    async () => {
      const undecided = await world.inSite((site) =>
        site.db
          .selectFrom('payment')
          .select('id')
          .where('state', 'in', ['created', 'processing'])
          .execute(),
      )
      for (const { id } of undecided) await job.run({ siteId: world.site.id, id }, world.app)
      return 200
    },
)

describe('whatever shoppers and owners do, and in whatever order', () => {
  it('the books agree', async () => {
    const products = [await shop.stock('RANDOM-0', 4), await shop.stock('RANDOM-1', 4)]
    const acts = fc.array(fc.oneof(add, add, pay, pay, remove, restock, watch), {
      minLength: 6,
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        const shoppers = Array.from({ length: SHOPPERS }, () => world.visitor())
        // Two at a time, so that some of them meet.
        for (let index = 0; index < steps.length; index += 2) {
          const pair = steps.slice(index, index + 2)
          const statuses = await Promise.all(pair.map((act) => act({ products, shoppers })))
          expect(statuses.filter((status) => status >= 500)).toEqual([])
        }
        expect(await violations()).toEqual([])
      }),
      { numRuns: 15 },
    )
  }, 120_000)
})
