import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '../invariants.ts'
import { buy, DETAILS, payFor, startCheckout } from '../test-purchase.ts'
import { CART, createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'
import { addDiscount } from './test-discounts.ts'

const COUPONS = `${CART}/coupons`

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  await shop.ships(500)
  mug = await shop.stock('MUG', 1000)
})
afterAll(() => world.close())

/** Ends the discounts of the test before, so that carts have only those of one test. */
beforeEach(async () => {
  const { body } = await world.owner.get(shop.api('/discounts'))
  for (const { id } of body.discounts) await world.owner.delete(shop.api(`/discounts/${id}`))
})

const discount = (more: object) => addDiscount(world, more)
const enter = (shopper: TestBrowser, code: string) => shopper.post(COUPONS, { code })
const cartOf = async (shopper: TestBrowser) => (await shopper.get(CART)).body.shoppingCart
const balanced = async () => {
  expect((await checkInvariants(world.app)).sites.flatMap((site) => site.violations)).toEqual([])
}
const counts = async (id: string) => {
  const { used, held } = (await world.owner.get(shop.api(`/discounts/${id}`))).body.discount
  return { used, held }
}

describe('POST /api/commerce/shopping-cart/coupons', () => {
  it('takes a code off, however it is written', async () => {
    await discount({ code: 'Ten' })
    const shopper = await shop.shopper([mug, 2])
    const { status, body } = await enter(shopper, '  tEn ')
    expect(status).toBe(200)
    expect(body.shoppingCart).toMatchObject({
      discounts: [{ title: 'TEN', code: 'TEN', amountCents: 200 }],
      subtotalCents: 2000,
      grandTotalCents: 2300,
    })
    expect(await cartOf(shopper)).toEqual(body.shoppingCart)
  })

  it.each([
    ['fact 3.shopping-cart.11: coupons has every code', { coupons: ['TEN', 'DEAR'] }],
    ['fact 3.shopping-cart.12: validCoupons has those that apply', { validCoupons: ['TEN'] }],
    ['fact 3.shopping-cart.17: discountCents is what they take off', { discountCents: 100 }],
  ])('%s', async (_fact, expected) => {
    await discount({ code: 'TEN' })
    await discount({ code: 'DEAR', minimumMinor: 9000 })
    const shopper = await shop.shopper([mug, 1])
    await enter(shopper, 'TEN')
    await enter(shopper, 'DEAR')
    expect(await cartOf(shopper)).toMatchObject(expected)
  })

  it.each([
    ['has ended', { endsAt: 1 }, 'That code has ended.'],
    ['has not begun', { startsAt: 4_000_000_000_000 }, 'That code cannot be used yet.'],
    [
      'is for more expensive orders',
      { minimumMinor: 5000 },
      'That code is for orders of $50.00 or more.',
    ],
    [
      'is for something else',
      { kind: 'buyXGetY', buyQuantity: 5, getQuantity: 1 },
      'That code is not for anything in your cart.',
    ],
  ])(
    'fact 3.shopping-cart.13: a code that %s stays, as an invalid coupon with its reason',
    async (_what, more, message) => {
      await discount({ code: 'LATER', ...more })
      const shopper = await shop.shopper([mug, 1])
      const { status, body } = await enter(shopper, 'later')
      expect(status).toBe(200)
      expect(body.shoppingCart).toMatchObject({
        coupons: ['LATER'],
        validCoupons: [],
        invalidCoupons: ['LATER'],
        couponProblems: [{ code: 'LATER', message }],
        discountCents: 0,
      })
    },
  )

  it('takes one code, and says that the second one has to wait', async () => {
    await discount({ code: 'TEN' })
    await discount({ code: 'HALF', ratePpm: 500_000 })
    const shopper = await shop.shopper([mug, 1])
    await enter(shopper, 'TEN')
    const { body } = await enter(shopper, 'HALF')
    expect(body.shoppingCart).toMatchObject({
      validCoupons: ['TEN'],
      couponProblems: [
        {
          code: 'HALF',
          message: 'Only one code can be used at a time. Remove the other one to use this one.',
        },
      ],
    })
  })

  it('knows nothing of codes that are wrong, switched off, of another site or removed', async () => {
    const { id } = await discount({ code: 'PAST' })
    await world.owner.delete(shop.api(`/discounts/${id}`))
    await discount({ code: 'OFF', isEnabled: false })
    const { site, browser } = await world.createOwner('other@example.photography')
    await addDiscount({ site, owner: browser }, { code: 'FOREIGN' })
    const shopper = await shop.shopper([mug, 1])
    for (const code of ['WRONG', 'PAST', 'OFF', 'FOREIGN']) {
      expect(await enter(shopper, code)).toMatchObject({
        status: 404,
        body: {
          code: 'codeUnknown',
          errors: { code: 'We do not know that code. Please check how it is written.' },
        },
      })
    }
    expect((await cartOf(shopper)).coupons).toEqual([])
  })

  it('slows a visitor who guesses, and nobody else', async () => {
    await discount({ code: 'SECRET' })
    const guesser = await shop.shopper([mug, 1])
    const answers = []
    for (let index = 0; index < 12; index++) answers.push(await enter(guesser, `GUESS${index}`))
    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(404))
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      body: { code: 'tooManyCodes', errors: { code: expect.stringContaining('Please try again') } },
    })
    expect((await enter(await shop.shopper([mug, 1]), 'SECRET')).status).toBe(200)
  })

  it('keeps ten codes at most', async () => {
    const shopper = await shop.shopper([mug, 1])
    for (let index = 0; index < 11; index++) await discount({ code: `CODE${index}` })
    for (let index = 0; index < 10; index++) {
      expect((await enter(shopper, `CODE${index}`)).status).toBe(200)
    }
    // A code that is there already changes nothing.
    expect((await enter(shopper, 'CODE3')).status).toBe(200)
    expect(await enter(shopper, 'CODE10')).toMatchObject({
      status: 409,
      body: { code: 'codesFull', errors: { code: expect.any(String) } },
    })
  })

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a novel', 'A'.repeat(101)],
    ['a number', 7],
  ])('refuses %s as a code', async (_what, code) => {
    const shopper = await shop.shopper([mug, 1])
    expect((await shopper.post(COUPONS, { code })).status).toBe(400)
  })

  it('has nothing to enter a code into before there is a cart', async () => {
    await discount({ code: 'TEN' })
    expect(await enter(world.visitor(), 'TEN')).toMatchObject({
      status: 409,
      body: { code: 'cartEmpty' },
    })
  })
})

describe('DELETE /api/commerce/shopping-cart/coupons', () => {
  it('takes a code out, also one that is not there', async () => {
    await discount({ code: 'TEN' })
    const shopper = await shop.shopper([mug, 1])
    await enter(shopper, 'TEN')
    for (const code of ['ten', 'ten', 'never']) {
      const { status, body } = await shopper.delete(`${COUPONS}?code=${code}`)
      expect(status).toBe(200)
      expect(body.shoppingCart).toMatchObject({ coupons: [], discountCents: 0 })
    }
  })
})

describe('an automatic discount', () => {
  it('is in every cart that it fits, under its title', async () => {
    await discount({ title: 'Autumn sale', minimumMinor: 2000 })
    expect((await cartOf(await shop.shopper([mug, 1]))).discounts).toEqual([])
    expect(await cartOf(await shop.shopper([mug, 2]))).toMatchObject({
      discounts: [{ title: 'Autumn sale', code: null, amountCents: 200 }],
      coupons: [],
      grandTotalCents: 2300,
    })
  })

  it('is for products and categories', async () => {
    const cup = await shop.stock('CUP', 10)
    const path = shop.api(`/products/${cup.collectionId}/categories`)
    const { body } = await world.owner.post(path, { displayName: 'Tea' })
    const pot = await shop.stock('POT', 10, { categoryIds: [body.category.id] })
    await discount({ code: 'CUPS', scope: 'products', targetIds: [cup.id] })
    await discount({ code: 'TEA', scope: 'categories', targetIds: [body.category.id] })
    const shopper = await shop.shopper([mug, 1], [cup, 1], [pot, 2])
    const cups = await enter(shopper, 'CUPS')
    expect(cups.body.shoppingCart.discountCents).toBe(100)
    await shopper.delete(`${COUPONS}?code=CUPS`)
    expect((await enter(shopper, 'TEA')).body.shoppingCart.discountCents).toBe(200)
  })

  it('of free delivery leaves the price of the delivery to be seen', async () => {
    await discount({ title: 'Free delivery', kind: 'freeShipping', ratePpm: 0 })
    expect(await cartOf(await shop.shopper([mug, 1]))).toMatchObject({
      shippingCostCents: 500,
      discounts: [{ title: 'Free delivery', amountCents: 500 }],
      grandTotalCents: 1000,
    })
  })
})

describe('an order', () => {
  it('keeps the discount, and the discount counts it', async () => {
    const { id } = await discount({ code: 'TEN', limitTotal: 2 })
    const shopper = await shop.shopper([mug, 2])
    await enter(shopper, 'TEN')
    expect(await buy(shopper)).toMatchObject({
      status: 200,
      body: { checkout: { totalMinor: 2300 } },
    })
    expect(await counts(id)).toEqual({ used: 1, held: 0 })
    const [order] = (await world.owner.get(shop.api('/orders'))).body.items
    const { body } = await world.owner.get(shop.api(`/orders/${order.id}`))
    expect(body.order).toMatchObject({
      discountMinor: 200,
      discounts: [{ title: 'TEN', amountMinor: 200 }],
      totalMinor: 2300,
    })
    await balanced()
  })

  it('is not made with a discount that was used up after the quote: 409 with the cart and its new total', async () => {
    const { id } = await discount({ code: 'ONE', limitTotal: 1 })
    const slow = await shop.shopper([mug, 1])
    await enter(slow, 'ONE')
    const { checkout } = (await startCheckout(slow)).body
    const quick = await shop.shopper([mug, 1])
    await enter(quick, 'ONE')
    expect((await buy(quick)).status).toBe(200)
    expect(await payFor(slow, { checkout })).toMatchObject({
      status: 409,
      body: {
        totalMinor: 1500,
        cart: {
          validCoupons: [],
          invalidCoupons: ['ONE'],
          couponProblems: [{ code: 'ONE', message: 'That code has been used up.' }],
        },
      },
    })
    expect(await payFor(slow, { checkout, agreedTotalMinor: 1500 })).toMatchObject({ status: 200 })
    expect(await counts(id)).toEqual({ used: 1, held: 0 })
    await balanced()
  })

  it('that is declined gives the code back at once', async () => {
    const { id } = await discount({ code: 'ONE', limitTotal: 1 })
    const shopper = await shop.shopper([mug, 1])
    await enter(shopper, 'ONE')
    expect((await buy(shopper, { token: 'practice-decline' })).body.code).toBe('paymentDeclined')
    expect(await counts(id)).toEqual({ used: 0, held: 0 })
    const next = await shop.shopper([mug, 1])
    await enter(next, 'ONE')
    expect((await buy(next)).status).toBe(200)
    expect(await counts(id)).toEqual({ used: 1, held: 0 })
    await balanced()
  })

  it('that is being paid for holds its code, and its own cart still has it', async () => {
    const { id } = await discount({ code: 'ONE', limitTotal: 1, limitPerCustomer: 1 })
    const shopper = await shop.shopper([mug, 1])
    await enter(shopper, 'ONE')
    await buy(shopper, { token: 'practice-slow' })
    expect(await counts(id)).toEqual({ used: 0, held: 1 })
    expect(await cartOf(shopper)).toMatchObject({ validCoupons: ['ONE'], grandTotalCents: 1400 })
    expect((await enter(shopper, 'ONE')).body.code).toBe('cartPaying')
    const other = await shop.shopper([mug, 1])
    await enter(other, 'ONE')
    expect(await cartOf(other)).toMatchObject({ invalidCoupons: ['ONE'] })
    await balanced()
  })

  it('that takes nothing off uses no code up', async () => {
    await discount({ title: 'All free', ratePpm: 1_000_000 })
    const { id } = await discount({ code: 'TEN', limitTotal: 1 })
    const shopper = await shop.shopper([mug, 1])
    await enter(shopper, 'TEN')
    expect(await buy(shopper)).toMatchObject({
      status: 200,
      body: { checkout: { totalMinor: 500 } },
    })
    expect(await counts(id)).toEqual({ used: 0, held: 0 })
    await balanced()
  })
})

describe('a limit per customer', () => {
  const email = 'Bea@Example.photography'

  it('counts by email address, however it is written, from the checkout on', async () => {
    await discount({ code: 'WELCOME', limitPerCustomer: 1 })
    const first = await shop.shopper([mug, 1])
    await enter(first, 'WELCOME')
    const { checkout } = (await startCheckout(first, { ...DETAILS, email })).body
    expect(checkout.totalMinor).toBe(1400)
    expect((await payFor(first, { checkout })).status).toBe(200)

    const again = await shop.shopper([mug, 1])
    await enter(again, 'WELCOME')
    expect(await cartOf(again)).toMatchObject({ validCoupons: ['WELCOME'] })
    const details = { ...DETAILS, email: email.toLowerCase() }
    expect((await startCheckout(again, details)).body.checkout.totalMinor).toBe(1500)
    expect(await cartOf(again)).toMatchObject({
      couponProblems: [{ code: 'WELCOME', message: 'You have used that code already.' }],
      grandTotalCents: 1500,
    })
    // Somebody else's address has not used it.
    const { body } = await startCheckout(again, { ...DETAILS, email: 'cy@example.photography' })
    expect(body.checkout.totalMinor).toBe(1400)
    await balanced()
  })
})
