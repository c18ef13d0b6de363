/** Paying in parts: what pages say of it, and what a payment is offered. */

import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import {
  startTestStripe,
  stripeValues,
  type TestStripe,
} from '@sitewright/testing/fake-stripe/test-stripe'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { payFor, startCheckout } from '../../test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../../test-shop.ts'

let world: TestWorld
let stripe: TestStripe
let shop: TestShop<TestBrowser>
let lamp: TestProduct
let file: TestProduct

const COUNTRIES = [
  ['US', 'USD'],
  ['CA', 'CAD'],
  ['AU', 'AUD'],
  ['NZ', 'NZD'],
  ['GB', 'GBP'],
] as const

beforeAll(async () => {
  stripe = await startTestStripe(() => world.clock.now())
  world = await createTestWorld({
    startingPointId: 'shop',
    config: { stripeStandIn: stripe.fake.origin },
  })
  shop = createTestShop(world)
  lamp = await shop.product({ title: 'Lamp', variants: [variant('LAMP', 9_998)] })
  file = await shop.product({ title: 'Course', type: 3, variants: [variant('COURSE', 5_000)] })
  await shop.ships(0)
  await world.owner.post(shop.api('/publish'), {})
  for (const flag of ['afterpay', 'clearpay', 'klarna']) await turn(flag, true)
  await sellsFrom('US', 'USD')
})
afterAll(async () => {
  await world.close()
  await stripe.stop()
})

function variant(sku: string, priceMinor: number) {
  return { sku, attributes: {}, priceMinor, stock: { unlimited: true, quantity: 0 } } as never
}

/** Asks until this node has heard of a change, as visitors of other nodes do. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000 })

async function changed(path: string, body: object): Promise<void> {
  const { status, text } = await world.owner.put(shop.api(path), body)
  if (status !== 200) throw new Error(text)
}

const turn = (flag: string, isOn: boolean) => changed(`/feature-flags/${flag}`, { isOn })

const put = (values: object, isEnabled = true) =>
  changed('/payment-methods/stripe', { isEnabled, title: 'Card', values })

/** The owner connects an account of a country, and sells in its currency. */
async function sellsFrom(country: string, currency: string, language = 'en-US'): Promise<void> {
  const { test } = stripe.fake.addAccount(country, currency.toLowerCase())
  await shop.settings({ currency })
  await changed('/settings', {
    ...DEFAULT_SITE_SETTINGS,
    title: 'Lamps',
    timeZone: 'UTC',
    language,
  })
  await put(stripeValues(test))
  await eventually(async () => {
    expect((await saidOf(lamp))?.context.stripeAccountCountry).toBe(country)
  })
}

async function priced(priceMinor: number): Promise<TestProduct> {
  const sku = `P-${priceMinor}`
  return shop.product({ title: sku, variants: [variant(sku, priceMinor)] })
}

const pageOf = async ({ urlId }: TestProduct) =>
  (await world.visitor().get(`/shop/p/${urlId}`)).text

/** Words and context of a page about paying in parts; undefined where it says nothing. */
async function saidOf(product: TestProduct) {
  const found = /data-current-context="([^"]*)">(.*?)<\/div>/.exec(await pageOf(product))
  if (!found) return undefined
  const [, context = '', words = ''] = found
  return {
    context: JSON.parse(context.replaceAll('&quot;', '"')),
    words: words.replace(/<[^>]*>/g, ''),
    link: /href="([^"]*)"/.exec(words)?.[1],
  }
}

describe('the context of a product', () => {
  const contextOf = async () => (await saidOf(lamp))?.context

  it('fact 3.installment-context.01: says that installments are offered', async () => {
    expect(await contextOf()).toMatchObject({ afterPayAvailable: true })
  })
  it('fact 3.installment-context.02: has the lowest price', async () => {
    expect(await contextOf()).toMatchObject({ afterPayMin: 100 })
  })
  it('fact 3.installment-context.03: has the highest price', async () => {
    expect(await contextOf()).toMatchObject({ afterPayMax: 200_000 })
  })
  it('fact 3.installment-context.04: has the shopper’s language', async () => {
    expect(await contextOf()).toMatchObject({ shopperLanguage: 'en_US' })
  })
  it('fact 3.installment-context.05: has the country of the account', async () => {
    expect(await contextOf()).toMatchObject({ stripeAccountCountry: 'US' })
  })
})

describe('words for a price', () => {
  it('fact 9.installments.01: divide it by 4', async () => {
    expect((await saidOf(lamp))?.words).toBe('or $25.00 with Afterpay')
  })
  it('fact 5.installments.01: say that it is not above the lowest', async () => {
    expect((await saidOf(await priced(100)))?.words).toBe(
      'Afterpay available for orders over $1.00',
    )
    expect((await saidOf(await priced(101)))?.words).toBe('or $0.25 with Afterpay')
  })
  it('fact 5.installments.02: say that it is above the highest', async () => {
    expect((await saidOf(await priced(200_000)))?.words).toBe('or $500.00 with Afterpay')
    expect((await saidOf(await priced(200_001)))?.words).toContain('up to')
  })
  it('fact 9.installments.02: have their text for a price above the range', async () => {
    expect((await saidOf(await priced(200_002)))?.words).toBe(
      'Afterpay available for orders up to $2,000.00',
    )
  })
  it('fact 9.installments.03: have their text for a price below the range', async () => {
    expect((await saidOf(await priced(99)))?.words).toBe('Afterpay available for orders over $1.00')
  })
  it('fact 4.installment-pill.02: say out of range what the range is', async () => {
    expect((await saidOf(await priced(98)))?.words).toMatch(/^Afterpay available for orders over /)
  })
  it('fact 5.installments.03: are there only for what is sent, and only where they are offered', async () => {
    expect(await saidOf(file)).toBeUndefined()
    await turn('afterpay', false)
    await turn('klarna', false)
    await eventually(async () => expect(await saidOf(lamp)).toBeUndefined())
    await turn('afterpay', true)
    await turn('klarna', true)
    await eventually(async () => expect(await saidOf(lamp)).toBeDefined())
  })
})

describe('brands', () => {
  it('fact 9.installments.06: are spoken of in the languages of five countries', async () => {
    for (const [country, currency] of COUNTRIES) {
      for (const language of ['en', 'fr']) {
        await sellsFrom(country, currency, language)
        const spoken = country === 'CA' ? language : 'en'
        const locale = `${spoken}_${country}`
        await eventually(async () => {
          expect((await saidOf(lamp))?.context.shopperLanguage).toBe(locale)
        })
      }
    }
  })
  it('fact 9.installments.04: are the first one in four of them', async () => {
    for (const [country, currency] of COUNTRIES.slice(0, 4)) {
      await sellsFrom(country, currency, country === 'CA' ? 'fr-CA' : 'en-US')
      expect((await saidOf(lamp))?.words).toContain('Afterpay')
    }
  })
  it('fact 9.installments.05: are the second one in Britain', async () => {
    await sellsFrom('GB', 'GBP')
    const said = await saidOf(lamp)
    expect(said?.words).toContain('Clearpay')
    expect(said?.link).toBe('https://static.afterpay.com/modal/en_GB-theme-white.html')
  })
  it('say nothing once the owner switches the provider off', async () => {
    await put({}, false)
    await eventually(async () => expect(await saidOf(lamp)).toBeUndefined())
  })
})

describe('a payment', () => {
  const excludedFor = async (...products: TestProduct[]) => {
    const shopper = await shop.shopper(...products.map((one) => [one, 1] as [TestProduct, number]))
    const { checkout } = (await startCheckout(shopper)).body
    stripe.fake.requests.length = 0
    const paid = await payFor(shopper, { token: 'stripe', checkout })
    if (paid.status !== 200) throw new Error(paid.text)
    const begun = stripe.fake.requests.find(({ call }) => call === 'createIntent')
    return Object.values(begun?.parameters.excluded_payment_method_types ?? {})
  }

  it('fact 5.installments.04: can be in parts only if everything in the cart is sent', async () => {
    await sellsFrom('GB', 'GBP')
    expect(await excludedFor(lamp)).toEqual([])
    expect(await excludedFor(lamp, file)).toEqual(['afterpay_clearpay', 'klarna'])
  })
  it('is offered no lender that the owner has not switched on', async () => {
    await turn('klarna', false)
    expect(await excludedFor(lamp)).toEqual(['klarna'])
  })
})
