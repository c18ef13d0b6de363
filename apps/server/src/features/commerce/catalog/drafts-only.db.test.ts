import { NOT_SOLD_YET } from '@sitewright/core/commerce/purchasable'
import { render } from '@sitewright/template'
import { asProductInput } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CART, createTestShop, ENTRIES, type TestShop } from '../test-shop.ts'
import { findProducts } from './catalog-items.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
})
afterAll(() => world.close())

let count = 0
const create = (body: object) => {
  count += 1
  const variants = [
    { sku: `D-${count}`, attributes: {}, priceMinor: 1000, stock: { unlimited: true } },
  ]
  return world.owner.post(shop.api('/products'), { title: `Draft ${count}`, variants, ...body })
}
const planOf = (unit: string, value = 1, numBillingCycles = 0) => ({
  subscriptionPlan: { billingPeriod: { value, unit }, numBillingCycles },
})
const LATER = Date.UTC(2200, 0, 1)

describe('what cannot be sold yet', () => {
  it.each([
    ['a gift card', { type: 4 }, NOT_SOLD_YET.giftCard],
    ['a paywall', { type: 5 }, NOT_SOLD_YET.paywall],
    ['a subscription', { type: 1, ...planOf('MONTH') }, NOT_SOLD_YET.subscription],
  ])('%s can be a draft, and nothing else', async (_what, kind, message) => {
    const refusal = {
      status: 422,
      body: { code: 'notSoldYet', message, errors: { state: message } },
    }
    for (const state of ['public', 'private', 'scheduled']) {
      expect(await create({ ...kind, state, publishOn: LATER })).toMatchObject(refusal)
    }
    const made = await create({ ...kind, state: 'draft' })
    expect(made.status).toBe(200)
    const { product } = made.body
    const path = shop.api(`/products/${product.id}`)
    const input = asProductInput(product)
    expect(await world.owner.put(path, { ...input, state: 'public' })).toMatchObject(refusal)
    expect(await world.owner.post(`${path}/publish`, { publishOn: 'now' })).toMatchObject(refusal)
    expect((await world.owner.put(path, { ...input, title: 'Renamed' })).status).toBe(200)
    expect((await world.owner.get(path)).body.product.state).toBe('draft')
  })

  it('can be sold once it is something else', async () => {
    const { product } = (await create({ type: 1, ...planOf('WEEK'), state: 'draft' })).body
    const input = { ...asProductInput(product), subscriptionPlan: null, state: 'public' }
    expect((await world.owner.put(shop.api(`/products/${product.id}`), input)).status).toBe(200)
    const bought = await world.visitor().post(ENTRIES, { itemId: product.id, quantity: 1 })
    expect(bought.status).toBe(200)
  })

  it('leaves a cart that holds what became one', async () => {
    const mug = await shop.stock('BECAME', 5)
    const shopper = await shop.shopper([mug, 1])
    const { product } = (await world.owner.get(shop.api(`/products/${mug.id}`))).body
    const draft = { ...asProductInput(product), ...planOf('YEAR'), state: 'draft' }
    expect((await world.owner.put(shop.api(`/products/${mug.id}`), draft)).status).toBe(200)
    const { shoppingCart } = (await shopper.get(CART)).body
    expect(shoppingCart.entries[0].problem).toEqual(expect.any(String))
  })
})

describe('the plan of a subscription', () => {
  it.each([
    ['3.subscription-plan.03', planOf('WEEK', 2), 'every 2 weeks'],
    ['3.subscription-plan.04', planOf('MONTH', 1, 6), 'every month for 6 months'],
    ['3.subscription-plan.05', planOf('YEAR'), 'every year'],
  ])('fact %s: %j is %s', async (_fact, plan, words) => {
    const { product } = (await create({ type: 3, ...plan })).body
    expect(product).toMatchObject(plan)
    const items = await world.inSite(async (site) =>
      (await findProducts(site, [product.id], Date.now(), [product.id])).present(
        new Map(),
        new Map([[product.collectionId, '/store']]),
      ),
    )
    const item = items.get(product.id)
    expect(item?.structuredContent).toMatchObject({ isSubscribable: true, ...plan })
    const data = { item, featureFlags: { useCLDRMoneyFormat: true } }
    const { output } = render('{item|product-price}', { data, locale: 'en-US' })
    expect(output).toContain(`$10.00 ${words}`)
  })

  it.each([
    ['subscriptionPlan', 2, planOf('MONTH')],
    ['subscriptionPlan', 4, planOf('MONTH')],
    ['subscriptionPlan.billingPeriod.unit', 1, planOf('DAY')],
    ['subscriptionPlan.billingPeriod.value', 1, planOf('WEEK', 0)],
    ['subscriptionPlan.numBillingCycles', 1, planOf('WEEK', 1, -1)],
  ])('is refused at %s for type %i', async (field, type, plan) => {
    const { status, body } = await create({ type, ...plan })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })
})
