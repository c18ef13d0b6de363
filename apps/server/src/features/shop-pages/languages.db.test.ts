/** Sweeps the pages and mails of a purchase for words that stay English on a site in another language. */

import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buy } from '../commerce/test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../commerce/test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let product: TestProduct

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  product = await shop.stock('9', 99, { title: 'ωωω' })
  await shop.ships(500)
  const { settings } = (await world.owner.get(shop.api('/store-settings'))).body
  await shop.settings({ ...settings, termsUrl: '/a', returnsUrl: '/b' })
  await world.owner.post(shop.api('/publish'), {})
})
afterAll(() => world.close())

async function speak(language: string): Promise<void> {
  const { settings } = (await world.owner.get(shop.api('/settings'))).body
  const saved = await world.owner.put(shop.api('/settings'), { ...settings, title: 'ωω', language })
  expect(saved.status, saved.text).toBe(200)
  await expect
    .poll(async () => (await world.visitor().get('/cart')).text)
    .toContain(`lang="${language}"`)
}

const POSTED = {
  'shippingAddress.country': 'AE',
  'shippingAddress.region': 'x',
  'billingAddress.country': 'GB',
  'billingAddress.postalCode': '1',
  billing: 'other',
}

/** The pages and the mail of one purchase, and of what goes wrong on the way. */
async function walk(): Promise<Readonly<Record<string, string>>> {
  const none = world.visitor()
  const shopper = await shop.shopper([product, 2])
  const page = async (path: string) => (await shopper.get(path)).text
  const posted = async (path: string, fields: object) =>
    (await shopper.submit(path, fields as Record<string, string>)).text
  const cart = await page('/cart')
  const pages = {
    empty: (await none.get('/cart')).text,
    cart,
    refusedAdd: await posted('/cart/add', { itemId: product.id, sku: '9', quantity: '98' }),
    refusedCode: await posted('/cart', { action: 'addCode', code: 'ω' }),
    confirm: await page(`/cart/add?itemId=${product.id}&sku=9&quantity=1`),
    checkout: await page('/checkout'),
    refusedCheckout: await posted('/checkout', POSTED),
  }
  const paid = await buy(shopper)
  const { redirectUrl } = paid.body
  expect(redirectUrl, paid.text).toBeTruthy()
  const order = await page(redirectUrl)
  const [{ id, subject }] = (await world.owner.get(shop.api('/mail'))).body.items
  const { message } = (await world.owner.get(shop.api(`/mail/${id}`))).body
  return { ...pages, order, mail: `${subject} ${message.text}`, mailHtml: message.html }
}

const READ_ALOUD = /(?:aria-label|placeholder|title|alt)="([^"]*)"/g

/** Words that a shopper sees or hears of a page, without the theme around it. */
function heard(html: string): string {
  const begins = Math.max(html.indexOf('id="sw-page"'), html.indexOf('id="main"'), 0)
  const page = html
    .slice(html.indexOf('>', begins) + 1)
    .replace(/<script type="application\/json" id="sw-page-props".*/s, '')
    .replace(/<(script|style|noscript|template|nav)\b.*?<\/\1>/gs, ' ')
    .replace(/<option [^>]*>[^<]*\([^<]*<\/option>/g, ' ')
  const aloud = [...page.matchAll(READ_ALOUD)].map(([, text]) => text)
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? ''
  return [title, page.replace(/<[^>]*>/g, ' '), ...aloud].join(' ')
}

/** Given by people: the shopper, the shop's zones, addresses; and names of codes, which are alike in all languages. */
const GIVEN =
  /Standard shipping|Ada|Lovelace|ada@example\.photography|St James Square|London|SW1Y 4JH|EC1Y 8SY|VAT|https?:\/\/\S+|&\w+;/g

describe('a purchase on a site in Japanese', () => {
  it('shows no word of another script but what people gave', async () => {
    await speak('ja-JP')
    const english = Object.entries(await walk()).flatMap(([name, text]) => {
      const words =
        heard(text)
          .replace(GIVEN, ' ')
          .match(/\p{Script=Latin}{3,}[^<]{0,30}/gu) ?? []
      return words.map((word) => `${name}: ${word}`)
    })
    expect(english).toEqual([])
  })
})

describe.each([
  ['de-DE', 'Kasse', /bestätigt/],
  ['fr-FR', 'Paiement de la commande', /confirmée/],
  ['es-ES', 'Finalizar la compra', /confirmado/],
])('a purchase on a site in %s', (language, checkout, confirmed) => {
  it('has no sentence in English, from the cart to the mail', async () => {
    await speak(language)
    const pages = await walk()
    const english = Object.entries(pages).flatMap(([name, text]) => {
      const words = heard(text)
        .replace(GIVEN, ' ')
        .match(/\b(the|your|you|and|please|with|this)\b.{0,30}/gi)
      return (words ?? []).map((word) => `${name}: ${word}`)
    })
    expect(english).toEqual([])
    expect(pages.checkout).toContain(`<h1>${checkout}</h1>`)
    expect(pages.checkout).not.toContain('lang="en"')
    expect(pages.mail).toMatch(confirmed)
    expect(pages.mailHtml).toContain(`lang="${language}"`)
  })
})

describe('a purchase on a site in a language that we do not speak', () => {
  it('is in English, and says so', async () => {
    await speak('nl-NL')
    const { checkout, cart } = await walk()
    expect(checkout).toContain('<h1>Checkout</h1>')
    expect(checkout).toMatch(/<main[^>]* lang="en"/)
    // A theme that is late on a busy machine leaves the cart to the platform's frame.
    expect(cart).toContain(' lang="en">')
  })
})
