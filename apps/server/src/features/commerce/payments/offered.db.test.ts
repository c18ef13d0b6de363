/** Sites to which practice payments are offered, and the text of a shop that has no way to pay at all. */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expirePayment } from '../checkout/expire-payment.ts'
import { reconcilePayment } from '../checkout/reconcile-payment.ts'
import { buy, payFor, startCheckout } from '../test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'
import { createPracticeProvider } from './practice-provider.ts'

const PRACTISING = 'This shop is practising: no money is taken.'
const NO_PAYMENT = 'This shop cannot take payment yet'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct
let gift: TestProduct

const variant = (sku: string, priceMinor: number) => [
  {
    sku,
    attributes: {},
    priceMinor,
    onSale: false,
    salePriceMinor: 0,
    imageId: null,
    stock: { unlimited: true, quantity: 0 },
  },
]

beforeAll(async () => {
  // Set up like a server that is reached from outside.
  world = await createTestWorld({ config: { practicePayments: 'demoShop' } })
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 1000)
  gift = await shop.product({ title: 'Gift', type: 2, variants: variant('GIFT', 0) })
})
afterAll(() => world.close())
afterEach(() => beDemoShop(false))

const beDemoShop = (isDemo: boolean) =>
  world.inSite((site) =>
    site.db.updateTable('site').set({ is_demo: isDemo }).where('id', '=', site.id).execute(),
  )
const newestMail = async (): Promise<string> => {
  const [{ id }] = (await world.owner.get(shop.api('/mail'))).body.items
  return (await world.owner.get(shop.api(`/mail/${id}`))).body.message.text
}
const newestOrder = async () => {
  const [{ id }] = (await world.owner.get(shop.api('/orders'))).body.items
  return (await world.owner.get(shop.api(`/orders/${id}`))).body.order
}

describe('a shop without a provider', () => {
  it('says at its checkout that it cannot take payment yet, and offers no card and no button', async () => {
    const { text } = await (await shop.shopper([mug, 1])).get('/checkout')
    expect(text).toContain(NO_PAYMENT)
    expect(text).not.toContain('practice-approve')
    expect(text).not.toMatch(/>Pay [^<]*\d|Place (?:free )?order/)
  })

  it.each(['practice-approve', '', 'anything'])(
    'refuses to be paid with %j, and keeps cart and stock',
    async (token) => {
      const shopper = await shop.shopper([mug, 1])
      const answer = await buy(shopper, { token })
      expect(answer).toMatchObject({ status: 409, body: { code: 'cannotTakePayment' } })
      expect(answer.body.message).toContain(NO_PAYMENT)
      const { body } = await shopper.get('/api/commerce/shopping-cart')
      expect(body.shoppingCart.entries).toHaveLength(1)
    },
  )

  it('says so to its owner too', async () => {
    expect((await world.owner.get(shop.api('/store-settings'))).body.payment).toBe('none')
    await beDemoShop(true)
    expect((await world.owner.get(shop.api('/store-settings'))).body.payment).toBe('practice')
  })

  it('takes an order that costs nothing, and asks for no card', async () => {
    const shopper = await shop.shopper([gift, 1])
    const { text } = await shopper.get('/checkout')
    expect(text).toContain('There is nothing to pay for this order.')
    expect(text).toContain('Place free order')
    for (const word of ['paymentToken', NO_PAYMENT]) expect(text).not.toContain(word)
    expect(text).not.toMatch(/>Pay [^<]*\d/)
    const { checkout } = (await startCheckout(shopper)).body
    const paid = await shopper.post(`/api/commerce/checkout/${checkout.id}/pay`, {
      agreedTotalMinor: 0,
    })
    expect([paid.status, paid.body.checkout?.state]).toEqual([200, 'completed'])
    expect(await newestOrder()).toMatchObject({ totalMinor: 0, isPractice: false })
    const order = await shopper.get(paid.body.redirectUrl)
    expect(order.text).not.toContain('This was practice')
    expect(order.text).toContain('A download: the shop sends you the file by email.')
    expect((await newestOrder()).lines).toMatchObject([{ isDownload: true }])
    expect(await newestMail()).toMatch(/Gift\s+A download: the shop sends you the file by email\./)
    expect(await newestMail()).not.toContain('This was practice')
  })

  it('takes such an order without script too', async () => {
    const shopper = await shop.shopper([gift, 1])
    const { text } = await shopper.get('/checkout')
    const field = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
    const posted = await shopper.submit('/checkout', {
      crumb: field('crumb'),
      idempotencyKey: field('idempotencyKey'),
      agreedTotalMinor: '0',
      email: 'ada@example.com',
    })
    expect([posted.status, posted.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/order\//),
    ])
  })

  it('still settles what was begun while it could', async () => {
    await beDemoShop(true)
    const begun = [
      { token: 'practice-lost-answer', job: reconcilePayment },
      { token: 'practice-lost-answer', job: expirePayment },
    ]
    for (const { token, job } of begun) {
      await beDemoShop(true)
      const { body } = await buy(await shop.shopper([mug, 1]), { token })
      await beDemoShop(false)
      const { id } = await world.inSite((site) =>
        site.db
          .selectFrom('payment')
          .select('id')
          .where('checkout_id', '=', body.checkout.id)
          .executeTakeFirstOrThrow(),
      )
      await job.run({ siteId: world.site.id, id }, world.app)
      expect(await newestOrder()).toMatchObject({ payment: 'paid', isPractice: true })
    }
  })
})

describe('the demo shop', () => {
  it('offers practice cards, and tells so before paying and after', async () => {
    await beDemoShop(true)
    const shopper = await shop.shopper([mug, 1])
    const { text } = await shopper.get('/checkout')
    expect(text).toContain(PRACTISING)
    expect(text).toContain('practice-approve')
    const { checkout } = (await startCheckout(shopper)).body
    const { body } = await payFor(shopper, { checkout })
    expect((await shopper.get(body.redirectUrl)).text).toContain('This was practice.')
    expect(await newestOrder()).toMatchObject({ isPractice: true })
    expect(await newestMail()).toContain('This was practice.')
  })

  it('tells so while a payment is waited for', async () => {
    await beDemoShop(true)
    const { body } = await buy(await shop.shopper([mug, 1]), { token: 'practice-slow' })
    expect((await world.visitor().get(body.redirectUrl)).text).toMatch(
      /This was practice|Thank you/,
    )
  })

  it('refuses a card that nobody knows', async () => {
    await beDemoShop(true)
    const answer = await buy(await shop.shopper([mug, 1]), { token: '' })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'paymentUnknown', errors: { paymentToken: 'Choose how to pay.' } },
    })
  })

  it('offers none with PRACTICE_PAYMENTS=0', async () => {
    await beDemoShop(true)
    const config = { ...world.app.config, practicePayments: 'nowhere' as const }
    const provider = createPracticeProvider({ ...world.app, config })
    expect(await world.inSite((site) => provider.isAvailable(site))).toBe(false)
  })
})
