/**
 * An owner connects Stripe with test keys, and shoppers pay with cards that are approved, declined, asked about by the bank,
 * and disputed later. A stand-in is asked in Stripe's place, with a script of its own for the fields.
 */

import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import type { Answer } from '@sitewright/testing/markup/marked-fields'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { ownerBy } from './people.ts'
import { takePicture } from './picture.ts'
import { demoSignIn } from './server.ts'
import { orderNumber } from './shopper.ts'
import { CARDS, payWith, StripeShop } from './stripe-shop.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

let shop: StripeShop
test.beforeAll(async () => {
  shop = await StripeShop.start()
})
test.afterAll(() => shop.stop())

/** Connects Stripe by its form: keys of another account first, which are told apart. */
async function connect(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Stripe' })
  const { publishable, secret, webhook } = shop.account.test
  await form.getByLabel('Publishable key').fill(shop.stripe.addAccount().test.publishable)
  await form.getByLabel('Secret key').fill(secret)
  await form.getByLabel('Signing secret of the webhook').fill(webhook)
  await form.getByText('Shoppers can pay with it').click()
  await form.getByRole('button', { name: 'Save Stripe' }).click()
  await expect(form.getByText('This key is of another Stripe account').first()).toBeVisible()
  await look(page, 'stripe-other-account')
  await form.getByLabel('Publishable key').fill(publishable)
  await form.getByRole('button', { name: 'Save Stripe' }).click()
  await expect(page.getByText('Stripe saved')).toBeVisible()
  await expect(form.getByText('Test mode')).toBeVisible()
  await expect(form.getByText('No event has come yet.')).toBeVisible()
  await expect(page.getByText('in test mode only')).toBeVisible()
  await look(page, 'stripe-connected')
  await shop.addEndpoint(page)
}

test('a shop that is paid through Stripe', async ({ browser, page }) => {
  await test.step('its owner connects it with test keys', async () => {
    await shop.openSettings(page)
    await connect(page)
  })
  const shopper = await (await browser.newContext()).newPage()

  await test.step('a card that is declined says why, and another one pays', async () => {
    await shop.goToCard(shopper, 'declined@example.com')
    await look(shopper, 'stripe-card')
    await payWith(shopper, CARDS.declined)
    await expect(shopper.getByRole('alert')).toContainText('There is not enough money')
    await look(shopper, 'stripe-declined')
    await payWith(shopper, CARDS.approved)
    await orderNumber(shopper)
    await expect(shopper.getByText('This was practice.')).toBeVisible()
    await look(shopper, 'stripe-order')
  })

  await test.step('a bank that asks is answered, by refusing first', async () => {
    await shop.goToCard(shopper, 'challenged@example.com')
    await payWith(shopper, CARDS.challenged)
    await shopper.getByRole('button', { name: 'No' }).click()
    await expect(shopper.getByText('did not confirm that it is you')).toBeVisible()
    await look(shopper, 'stripe-not-confirmed')
    await payWith(shopper, CARDS.challenged)
    await shopper.getByRole('button', { name: 'Yes, pay' }).click()
    await orderNumber(shopper)
  })

  await test.step('a payment that is disputed is a problem of its order', async () => {
    await shop.goToCard(shopper, 'disputed@example.com')
    await payWith(shopper, CARDS.disputed)
    const number = await orderNumber(shopper)
    await page.getByRole('link', { name: 'Orders' }).first().click()
    await page.getByRole('link', { name: `#${number}` }).click()
    await expect(page.getByText('wants the money of this payment back')).toBeVisible()
    await expect(page.getByText('A test order')).toBeVisible()
    await look(page, 'stripe-disputed')
  })

  await test.step('its settings say when Stripe last told of something', async () => {
    await page.getByRole('link', { name: 'Store settings' }).click()
    await expect(
      page.getByRole('form', { name: 'Stripe' }).getByText('The last event came'),
    ).toBeVisible()
  })
})

test.describe('paying in parts', () => {
  const LENDER = 'https://static.afterpay.com/modal/'
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Afterpay' })
  const pill = (page: Page) => page.locator('.sw-installments').getByRole('link')
  /** Addresses of the lender that were asked for. */
  let asked: string[]
  let site: string

  /** A new shop is paid in a country, in whose currency it sells. */
  async function sellFrom(request: APIRequestContext, country: string, currency: string) {
    const { studio } = await demoSignIn(shop.server.dataDir)
    const owner = ownerBy(request, studio)
    const done = async ({ status, body }: Answer) => {
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    }
    const email = `parts-${country.toLowerCase()}@example.com`
    await done(
      await owner.post('/api/sign-up', { name: 'Pam', email, password: 'correct horse battery' }),
    )
    const made = { title: 'In Parts', startingPointId: 'shop' }
    const { id, url } = (await done(await owner.post('/api/sites', made))).site
    site = url
    const api = `/s/${id}/api`
    const { settings } = await done(await owner.get(`${api}/store-settings`))
    const { pricesIncludeTax: _, accountCountry: __, ...others } = settings
    await done(await owner.put(`${api}/store-settings`, { ...others, currency }))
    const { publishable, secret, webhook } = shop.stripe.addAccount(
      country,
      currency.toLowerCase(),
    ).test
    const values = { publishableKey: publishable, secretKey: secret, webhookSecret: webhook }
    const method = { isEnabled: true, title: 'Card', values }
    await done(await owner.put(`${api}/payment-methods/stripe`, method))
    await done(await owner.put(`${api}/feature-flags/afterpay`, { isOn: true }))
    await done(await owner.post(`${api}/publish`, {}))
  }

  test.beforeAll(({ request }) => sellFrom(request, 'US', 'USD'))

  /** The product's page, with the lender's pages as `answers` has them. */
  async function openProduct(page: Page, answers: (path: string) => number = () => 200) {
    asked = []
    await page.route(`${LENDER}**`, (route) => {
      const path = route.request().url().slice(LENDER.length)
      asked.push(path)
      const status = answers(path)
      const headers = { 'access-control-allow-origin': '*' }
      const body = '<title>Lender</title><h1>Four payments, no interest</h1><a href="#t">Terms</a>'
      return route.fulfill({ status, headers, contentType: 'text/html', body })
    })
    // A page that was made before the shop's account was known is made anew in a moment.
    await expect(async () => {
      await page.goto(`${site}/shop/p/everyday-mug`)
      await expect(pill(page)).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }

  async function openPopup(page: Page) {
    await openProduct(page)
    await pill(page).click()
    await expect(dialog(page)).toBeVisible()
  }

  test('fact 1.visitors.11: a shopper reads what a price comes to in parts', async ({ page }) => {
    await openProduct(page)
    await expect(page.locator('.sw-installments')).toHaveText('or $7.00 with Afterpay')
  })

  test('fact 2.product-detail-page.06: the page of a product has the lender’s pill', async ({
    page,
  }) => {
    await openProduct(page)
    await expect(pill(page)).toHaveText('Afterpay')
    await takePicture(page, 'installment-pill')
  })

  test('fact 4.installment-pill.01: in range it says the installment with the pill', async ({
    page,
  }) => {
    await openProduct(page)
    await expect(page.locator('.sw-installments')).toHaveText(/^or \$[\d.]+ with Afterpay$/)
  })

  test('fact 2.product-detail-page.07: the pill opens a dialog', async ({ page }) => {
    await openPopup(page)
    await expect(
      dialog(page).frameLocator('iframe').getByText('Four payments, no interest'),
    ).toBeVisible()
    await expectAccessible(page, ['iframe'])
    await takePicture(page, 'installment-popup')
  })

  test('fact 7.also.07: the lender’s page is fetched by locale once its name is pressed', async ({
    page,
  }) => {
    await openProduct(page)
    expect(asked).toEqual([])
    await pill(page).click()
    await expect.poll(() => asked).toEqual(['en_US-theme-white.html'])
  })

  test('fact 2.product-detail-page.09: its close button closes it', async ({ page }) => {
    await openPopup(page)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(pill(page)).toBeFocused()
  })

  test('fact 2.product-detail-page.10: Escape closes it', async ({ page }) => {
    await openPopup(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('fact 2.product-detail-page.11: a click outside closes it', async ({ page }) => {
    await openPopup(page)
    await page.mouse.click(5, 5)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('fact 2.product-detail-page.12: the keyboard stays in it', async ({ page }) => {
    await openPopup(page)
    await expect(dialog(page).locator('iframe')).toBeVisible()
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab')
      const isOut = await page.evaluate(() => {
        const { activeElement: active } = document
        return active !== document.body && !active?.closest('dialog')
      })
      expect(isOut).toBe(false)
    }
  })

  test('fact 8.silent.01: a lender that fails is logged, and no shopper is told', async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') logged.push(message.text())
    })
    await openProduct(page, () => 500)
    await pill(page).click()
    await expect.poll(() => logged.join()).toContain('answers 500')
    await expect(dialog(page)).toContainText('or $7.00 with Afterpay')
    await expect(dialog(page).locator('iframe')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('fact 7.also.08: where the lender has no page in the shop’s locale, it is the US English one', async ({
    page,
    request,
  }) => {
    await sellFrom(request, 'CA', 'CAD')
    await expect(async () => {
      await openProduct(page, (path) => (path.startsWith('en_CA') ? 404 : 200))
      await expect(pill(page)).toHaveAttribute('href', /en_CA/, { timeout: 1_000 })
    }).toPass()
    await pill(page).click()
    await expect(
      dialog(page).frameLocator('iframe').getByText('Four payments, no interest'),
    ).toBeVisible()
    expect(asked).toEqual(['en_CA-theme-white.html', 'en_US-theme-white.html'])
  })
})
