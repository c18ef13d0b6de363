/** An owner's own words, from the call that changes them to the pages, scripts and mails that say them. */

import type { SiteWord } from '@sitewright/api/sites/site-word-shapes'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buy } from '../commerce/test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../commerce/test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct
let mugPath: string

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 99)
  const { product } = (await world.owner.get(shop.api(`/products/${mug.id}`))).body
  mugPath = new URL(product.url).pathname
  await world.owner.post(shop.api('/publish'), {})
})
afterAll(() => world.close())

const words = async (): Promise<SiteWord[]> =>
  (await world.owner.get(shop.api('/words'))).body.words
const put = (keys: readonly string[], text: string) =>
  world.owner.put(shop.api('/words'), { keys, text })

async function rowOf(original: string): Promise<SiteWord> {
  const row = (await words()).find((one) => one.original === original)
  if (!row) throw new Error(`No word is ${original}`)
  return row
}

const page = async (path: string) => (await world.visitor().get(path)).text

describe('the list of words', () => {
  it('has each text once, with all places where it stands', async () => {
    const row = await rowOf('Add To Cart')
    expect(row.keys).toEqual(expect.arrayContaining(['productAddToCartText', 'islandAddToCart']))
    expect(row.places).toEqual(expect.arrayContaining(['product', 'cart']))
    const all = (await words()).map(({ original }) => original.toLowerCase())
    expect(new Set(all).size).toBe(all.length)
  })

  it('has what the theme says in the place of the platform', async () => {
    expect((await words()).flatMap(({ places }) => places)).toContain('theme')
  })
})

describe('a word that its owner changed', () => {
  it('is what the page and its scripts say, and the original again once it is put back', async () => {
    const { keys } = await rowOf('Add To Cart')
    const { body } = await put(keys, " Put in my shepherd's  basket ")
    expect(body.word.own).toBe('Put in my shepherd’s basket')
    await expect.poll(() => page(mugPath)).toContain('Put in my shepherd’s basket')
    const changed = await page(mugPath)
    expect(changed).not.toContain('>Add To Cart<')
    const brought = /id="sw-words"[^>]*>([^<]*)/.exec(changed)?.[1] ?? '{}'
    expect(JSON.parse(brought)['Add to Cart']).toBe('Put in my shepherd’s basket')

    expect((await put(keys, '')).body.word.own).toBe('')
    await expect.poll(() => page(mugPath)).toContain('>Add To Cart<')
  })

  it('is said by cart, checkout, order and mail', async () => {
    for (const [original, own] of [
      ['Shopping cart', 'My basket'],
      ['Checkout', 'The till'],
      ['Thank you for your order', 'We thank you'],
      ['Order #{number} confirmed', 'Yours is number {number}'],
    ] as const) {
      expect((await put((await rowOf(original)).keys, own)).status).toBe(200)
    }
    const shopper = await shop.shopper([mug, 1])
    await expect
      .poll(async () => (await shopper.get('/cart')).text)
      .toMatch(/<h1[^>]*>My basket<\/h1>/)
    expect((await shopper.get('/cart')).text).toContain('<title>My basket')
    expect((await shopper.get('/checkout')).text).toContain('<h1>The till</h1>')
    const paid = await buy(shopper)
    expect((await shopper.get(paid.body.redirectUrl)).text).toContain('<h1>We thank you</h1>')
    const [{ subject }] = (await world.owner.get(shop.api('/mail'))).body.items
    expect(subject).toMatch(/^Yours is number \d+$/)
  })

  it('is said where no page of the theme stands: by lock screens and behind forms without script', async () => {
    await put(['pageLockPassword'], 'The word at the door')
    await put(['blockSignUpSentTitle'], 'Look into your letter box')
    await expect
      .poll(() => page('/forms/newsletter/sent'))
      .toContain('<h1>Look into your letter box</h1>')
    const status = (to: object) => world.owner.put(shop.api('/status'), to)
    await status({ status: 'private', password: 'open sesame' })
    await expect.poll(() => page('/')).toContain('>The word at the door</label>')
    await status({ status: 'public' })
    await expect.poll(() => page('/')).not.toContain('The word at the door')
  })

  it('stays changed in another language, and all others follow it', async () => {
    await put(['checkoutTitle'], 'The till')
    const { settings } = (await world.owner.get(shop.api('/settings'))).body
    await world.owner.put(shop.api('/settings'), { ...settings, language: 'de-DE' })
    const shopper = await shop.shopper([mug, 1])
    await expect
      .poll(async () => (await shopper.get('/checkout')).text)
      .toContain('<legend>Zahlung</legend>')
    expect((await shopper.get('/checkout')).text).toContain('<h1>The till</h1>')
    expect((await rowOf('Kasse')).own).toBe('The till')
    await world.owner.put(shop.api('/settings'), settings)
  })
})

describe('refuses', () => {
  it.each([
    [404, ['noSuchWord'], 'Anything', undefined],
    [400, ['islandItems'], 'Many', 'Keep {count}: it is filled in on the page.'],
    [400, ['islandClose'], 'Close {title}', 'Nothing is filled in for {title} here.'],
    [
      400,
      ['islandClose'],
      '<b>Close</b>',
      'Leave out < and >, and write quotation marks as “ and ”.',
    ],
    [400, ['islandClose'], 'x'.repeat(501), 'Use at most 500 characters.'],
  ])('%i for %j as %j', async (status, keys, text, problem) => {
    const { status: answered, body } = await put(keys, text)
    expect(answered).toBe(status)
    expect(body.errors?.text).toBe(problem)
  })
})
