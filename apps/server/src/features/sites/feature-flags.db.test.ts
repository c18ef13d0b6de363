/** Feature flags by the calls of owners, and what they gate. */

import { CONTRACTS } from '@sitewright/api/contracts'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payFor, startCheckout } from '../commerce/test-purchase.ts'
import {
  CART,
  createTestShop,
  ENTRIES,
  type TestProduct,
  type TestShop,
} from '../commerce/test-shop.ts'

const OFF_FOR_OWNERS = 'Selling is switched off for this site. Switch it on under Features first.'
const OFF_FOR_VISITORS = 'Nothing is sold on this site at the moment.'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct

const flags = () => `/s/${world.site.id}/api/feature-flags`
const turn = (name: string, isOn: boolean) => world.owner.put(`${flags()}/${name}`, { isOn })

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 10)
})
afterAll(() => world.close())

describe('the feature flags of a site', () => {
  const listed = async (name: string) => {
    const { body } = await world.owner.get(flags())
    return body.flags.find((flag: { name: string }) => flag.name === name)
  }

  it('fact 3.feature-flags.01: are listed with their numbers', async () => {
    const { body } = await world.owner.get(flags())
    const numbers = body.flags.map(({ number }: { number: number }) => number)
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(await listed('commerce')).toMatchObject({ isOn: true })
    expect((await turn('toString', true)).status).toBe(404)
  })

  const expectSwitch = async (name: string, number: number, title: string) => {
    expect(await listed(name)).toMatchObject({ number, title, isOn: false })
    await turn(name, true)
    expect(await listed(name)).toMatchObject({ isOn: true })
    await turn(name, false)
  }

  it('fact 3.feature-flags.05: name Afterpay', () => expectSwitch('afterpay', 4, 'Afterpay'))

  it('fact 3.feature-flags.06: name Clearpay', () => expectSwitch('clearpay', 5, 'Clearpay'))

  it('fact 3.feature-flags.07: name Klarna', () => expectSwitch('klarna', 6, 'Klarna'))

  const variants = [{ sku: 'GIFT', attributes: {}, priceMinor: 5000, stock: { unlimited: true } }]
  const make = (product: object) => world.owner.post(`/s/${world.site.id}/api/products`, product)

  it('fact 3.feature-flags.03: keep gift cards from being made', async () => {
    const gift = { title: 'Gift card', type: 4, variants }
    await turn('giftCards', false)
    expect(await make(gift)).toMatchObject({
      status: 403,
      body: { errors: { type: expect.any(String) } },
    })
    await turn('giftCards', true)
    expect((await make(gift)).status).toBe(200)
  })

  it('fact 3.feature-flags.04: keep subscriptions from being made', async () => {
    const box = {
      title: 'Box',
      variants: [{ ...variants[0], sku: 'BOX' }],
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' } },
    }
    await turn('subscriptions', false)
    expect(await make(box)).toMatchObject({
      status: 403,
      body: { errors: { subscriptionPlan: expect.any(String) } },
    })
    await turn('subscriptions', true)
    expect((await make(box)).status).toBe(200)
  })
})

describe('a site on which selling is switched off', () => {
  it('fact 3.feature-flags.02: sells nothing, says so, and sells again when it is on', async () => {
    const shopper = world.visitor()
    await shopper.post(ENTRIES, { itemId: mug.id, sku: 'MUG', quantity: 1 })
    const { checkout } = (await startCheckout(shopper)).body
    await turn('commerce', false)

    const refusal = { status: 404, body: { message: OFF_FOR_VISITORS } }
    expect(await shopper.get(CART)).toMatchObject(refusal)
    expect(await shopper.post(ENTRIES, { itemId: mug.id, sku: 'MUG', quantity: 1 })).toMatchObject(
      refusal,
    )
    expect(await payFor(shopper, { checkout })).toMatchObject(refusal)
    for (const path of ['/cart', '/checkout']) {
      const page = await shopper.get(path)
      expect(page.status).toBe(404)
      expect(page.text).toContain(OFF_FOR_VISITORS)
    }
    await world.owner.post(`/s/${world.site.id}/api/publish`, {})
    const product = await shopper.get('/shop/p/mug')
    expect(product.text).toContain(OFF_FOR_VISITORS)
    expect(product.text).not.toContain('sw-purchase-form')
    expect(
      await world.owner.put(`/s/${world.site.id}/api/store-settings`, {
        currency: 'USD',
        replyToEmail: '',
      }),
    ).toMatchObject({ status: 403, body: { message: OFF_FOR_OWNERS } })
    const { body } = await world.owner.get(`/s/${world.site.id}/api/site`)
    expect(body.site.flags).not.toContain('commerce')

    await turn('commerce', true)
    expect((await shopper.get(CART)).body.shoppingCart.entries).toHaveLength(1)
    expect((await payFor(shopper, { checkout })).status).toBe(200)
  })

  it('shows pages as they are at once, whatever was kept of them', async () => {
    await world.owner.post(`/s/${world.site.id}/api/publish`, {})
    const shopper = world.visitor()
    const shown = async () => {
      const [home, product, json] = await Promise.all([
        shopper.get('/'),
        shopper.get('/shop/p/mug'),
        shopper.get('/shop/p/mug?format=json'),
      ])
      return {
        etag: product.headers.etag as string,
        links: home.text.includes('<style>.sqs-custom-cart'),
        buys: product.text.includes('class="sqs-add-to-cart-button '),
        tells: json.body.featureFlags.sellsNothing,
      }
    }
    const selling = { links: false, buys: true, tells: undefined }
    const before = await shown()
    expect(before).toMatchObject(selling)
    expect(await shown()).toEqual(before)

    await turn('commerce', false)
    const off = await shown()
    expect(off).toMatchObject({ links: true, buys: false, tells: true })
    const asked = (etag: string) =>
      shopper.get('/shop/p/mug', { headers: { 'if-none-match': etag } })
    expect((await asked(before.etag)).status).toBe(200)
    expect((await asked(off.etag)).status).toBe(304)

    await turn('commerce', true)
    expect(await shown()).toMatchObject(selling)
    expect((await asked(off.etag)).status).toBe(200)
  })

  it('is gated in every call of the cart, the checkout and the store’s settings', () => {
    const ofShop =
      /\/api\/(commerce\/(shopping-cart|checkout)|discounts|shipping-zones|tax-settings|store-settings|payment-methods|products|product-categories|price-preview)/
    const open = CONTRACTS.filter(
      ({ path, flag, method, audience }) =>
        ofShop.test(path) && flag === undefined && (audience === 'visitor' || method !== 'GET'),
    )
    expect(open.map(({ name }) => name)).toEqual([])
  })
})
