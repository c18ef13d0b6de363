/** All places where a site writes one amount of money, for tests that compare them. */

import { flatRateZones } from '@sitewright/core/commerce/pricing/flat-rate'
import { DEFAULT_STORE_SETTINGS } from '@sitewright/core/commerce/store-settings'
import { minor } from '@sitewright/core/money'
import { formatMoney } from '@sitewright/core/money-format'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { LANGUAGES } from '@sitewright/core/words/island-words'
import { saveShippingZones, saveStoreSettings } from '@sitewright/server/features/commerce/index'
import {
  type MoneyCase,
  TEST_PRICE,
  TEST_SHIPPING,
} from '@sitewright/server/features/rendering/test-amounts'
import { forgetSite } from '@sitewright/server/features/rendering/test-changes'
import { createTestSite, type TestSite } from '@sitewright/server/features/rendering/test-site'
import { changeSite } from '@sitewright/server/features/sites/index'
import { SHIP_TO } from './sold-something.ts'
import type { TestBrowser } from './test-browser.ts'
import type { TestWorld } from './test-world.ts'

const SKU = 'MUG-1-Small'

export interface AmountsSite {
  change(how: MoneyCase): Promise<void>
  /** The texts in each place, in document order. */
  written(): Promise<Record<string, string[]>>
}

export async function createAmountsSite(world: TestWorld): Promise<AmountsSite> {
  const { browser: owner, accountId } = await world.createOwner('money@example.com')
  const site = await createTestSite(world.app, { title: 'Clay', ownerId: accountId })
  await world.app.database.inSite(site.id, async ({ db }) => {
    const price = { price_minor: TEST_PRICE }
    await db.updateTable('variant').set(price).where('website_id', '=', site.id).execute()
    // Unlimited, since each case buys one.
    const stock = { unlimited: true }
    await db.updateTable('stock_level').set(stock).where('website_id', '=', site.id).execute()
  })
  return {
    async change({ currency, language, useCLDRMoneyFormat }) {
      await world.app.database.inSite(site.id, async (tx) => {
        await saveStoreSettings(tx, { ...DEFAULT_STORE_SETTINGS, currency })
        const rate = { title: 'Standard shipping', costMinor: TEST_SHIPPING }
        await saveShippingZones(tx, flatRateZones(rate))
        const settings = { ...DEFAULT_SITE_SETTINGS, language, useCLDRMoneyFormat }
        await changeSite(tx, { settings })
      })
      await forgetSite(world.app, site.id)
    },
    written: () => writtenOn(world, { owner, site }),
  }
}

/** The price of one stands in a sentence, in any of the languages. */
const SENTENCES = [...LANGUAGES.values()].map(({ islandEach }) => islandEach.split('{price}'))

function amountOf(text: string): string {
  const around = SENTENCES.find(
    ([before = '', after = '']) => text.startsWith(before) && text.endsWith(after),
  )
  const [before = '', after = ''] = around ?? []
  return text.slice(before.length, text.length - after.length)
}

async function writtenOn(
  world: TestWorld,
  { owner, site }: { owner: TestBrowser; site: TestSite },
): Promise<Record<string, string[]>> {
  const [itemId = ''] = site.products
  const shopper = world.visitor(site)
  const list = await shopper.get('/shop')
  const path = /href="(\/shop\/p\/mug-1[^"]*)"/.exec(list.text)?.[1] ?? ''
  const page = await shopper.get(path)
  const search = await shopper.get('/search?q=%22Mug+1%22')
  const home = await shopper.get('/')

  await shopper.post('/api/commerce/shopping-cart/entries', { itemId, sku: SKU, quantity: 1 })
  const cart = await shopper.get('/cart')
  const checkout = await shopper.get('/checkout')
  const { body: started } = await shopper.post('/api/commerce/checkout', {
    email: 'sam@example.com',
    shippingAddress: SHIP_TO,
  })
  const paid = await shopper.post(`/api/commerce/checkout/${started.checkout.id}/pay`, {
    paymentToken: 'practice-approve',
    agreedTotalMinor: started.checkout.totalMinor,
  })
  const order = await shopper.get(paid.body.redirectUrl)

  const call = async (about: string) => (await owner.get(`/s/${site.id}/api/${about}`)).body
  const [sold] = (await call('orders')).items
  const { order: inStudio } = await call(`orders/${sold.id}`)
  const [mail] = (await call('mail')).items
  const { message } = await call(`mail/${mail.id}`)
  const studio = (amount: number) => formatMoney(minor(amount), inStudio.moneyFormat)
  return {
    'product page': pricesIn(page.text),
    list: pricesIn(list.text),
    'product block': pricesIn(home.text),
    'search page': pricesIn(search.text).slice(0, 1),
    'without script': textsIn(page.text, /<option value="MUG[^>]*>[^<]* – ([^<]*)<\/option>/g),
    cart: moneyIn(cart.text).map(amountOf),
    checkout: moneyIn(checkout.text),
    order: moneyIn(order.text),
    mail: textsIn(message.html, /<td style="[^"]*text-align:right[^"]*"[^>]*>([^<]*)<\/td>/g),
    'orders in the studio': [formatMoney(minor(sold.totalMinor), sold.moneyFormat)],
    'order in the studio': [
      ...inStudio.lines.map((line: { totalMinor: number }) => studio(line.totalMinor)),
      studio(inStudio.subtotalMinor),
      studio(inStudio.shippingMinor),
      studio(inStudio.totalMinor),
    ],
    'products in the studio': (await call('products')).items.map(
      ({ price }: { price: string }) => price,
    ),
  }
}

const pricesIn = (html: string) =>
  textsIn(html, /<div class="product-price">\s*(?:<span class="sqs-money-native">)?([^<]*)</g)

const moneyIn = (html: string) => textsIn(html, /class="sw-money"[^>]*>([^<]*)</g)

function textsIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) =>
    text
      .replace(/&#x27;|&#39;|&apos;/g, "'")
      .replace(/&nbsp;|&#160;/g, '\u00a0')
      .trimEnd(),
  )
}
