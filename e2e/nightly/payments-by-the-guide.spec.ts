/**
 * Money through Stripe as the guide for owners says: connected with test keys, sold from, given back, given back again after it
 * came back, disputed, paid out, and a key that is revoked. A stand-in is asked in Stripe's place.
 */

import { expect, type Page, test } from '@playwright/test'
import { closeOthers } from '../close-others.ts'
import { look } from '../look.ts'
import { fillCheckout, orderNumber } from '../shopper.ts'
import { CARDS, payWith, StripeShop } from '../stripe-shop.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

let shop: StripeShop
test.beforeAll(async () => {
  shop = await StripeShop.start()
})
test.afterAll(() => shop.stop())

const ledger = () => shop.account.test.ledger
const newest = <Thing>(things: ReadonlyMap<string, Thing>) => [...things.values()].at(-1) as Thing

/** The card of an order with that heading. */
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2 }) })

async function openOrder(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Orders' }).first().click()
  await page.getByRole('link', { name: `#${number}` }).click()
  await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible()
}

const openSettings = (page: Page) => page.getByRole('link', { name: 'Store settings' }).click()

test('a shop that is paid through Stripe, by the guide alone', async ({ browser, page }) => {
  test.setTimeout(900_000)
  const form = page.getByRole('form', { name: 'Stripe' })
  const phone = { viewport: { width: 390, height: 844 } }
  const shopper = await (await browser.newContext(phone)).newPage()
  let sold = ''

  await test.step('it is connected, which says what is still missing first', async () => {
    await shop.openSettings(page)
    await expect(form.getByText(/Still needed before it can be switched on/)).toBeVisible()
    await look(page, 'guide-stripe-before')
    const { publishable, secret, webhook } = shop.account.test
    await form.getByLabel('Publishable key').fill(publishable)
    await form.getByLabel('Secret key').fill(secret)
    await shop.addEndpoint(page)
    await form.getByLabel('Signing secret of the webhook').fill(webhook)
    await form.getByText('Shoppers can pay with it').click()
    await form.getByRole('button', { name: 'Save Stripe' }).click()
    await expect(page.getByText('Stripe saved')).toBeVisible()
    await expect(form.getByText('Test mode')).toBeVisible()
    await expect(page.getByText('Nothing was paid out yet.')).toBeVisible()
    await look(page, 'guide-stripe-connected')
  })

  await test.step('it sells, on a phone', async () => {
    await shop.goToCard(shopper, 'guide@example.com')
    await payWith(shopper, CARDS.approved)
    sold = await orderNumber(shopper)
    await openOrder(page, sold)
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
    await look(page, 'guide-sold')
  })

  await test.step('it gives everything back, after which nothing is to be sent', async () => {
    await page.getByRole('button', { name: 'Give money back' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/not to be sent any more/)).toBeVisible()
    await dialog.getByLabel(/Reason/).fill('Broken on the way')
    await look(page, 'guide-refund')
    await dialog.getByRole('button', { name: /^Give .* back$/ }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Nothing to send', { exact: true })).toBeVisible()
    await look(page, 'guide-refunded')
    await page.getByRole('link', { name: 'Orders' }).first().click()
    await expect(page.getByText('Nothing to send', { exact: true })).toBeVisible()
    await look(page, 'guide-orders')
  })

  await test.step('that comes back days later, and is tried again', async () => {
    ledger().failRefund(newest(ledger().refunds))
    await expect(async () => {
      await openOrder(page, sold)
      await expect(page.getByText('could not be given back').first()).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(card(page, 'Money back')).toContainText('The card has expired or was closed')
    await look(page, 'guide-refund-failed')
    await shopper.reload()
    await expect(shopper.getByRole('heading', { name: 'Given back' })).toHaveCount(0)
    await look(shopper, 'guide-refund-failed-customer')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Mail', exact: true }).first().click()
    await expect(page.getByText(`of order #${sold} could not be given back`)).toBeVisible()
    await look(page, 'guide-mail')
  })

  await test.step('a payment is disputed, and the dispute is won', async () => {
    await shop.goToCard(shopper, 'disputed@example.com')
    await payWith(shopper, CARDS.disputed)
    const number = await orderNumber(shopper)
    await openOrder(page, number)
    await expect(page.getByText('wants the money of this payment back').first()).toBeVisible()
    await look(page, 'guide-disputed')
    ledger().closeDispute(newest(ledger().disputes), 'won')
    await expect(async () => {
      await openOrder(page, number)
      await expect(page.getByText(/^Settled: The customer/)).toBeVisible({ timeout: 2000 })
    }).toPass()
    await look(page, 'guide-dispute-won')
  })

  await test.step('its payouts are listed', async () => {
    ledger().payOut(4210, { status: 'paid' })
    ledger().payOut(500, { status: 'failed', failure_message: 'The bank account was closed.' })
    ledger().payOut(12_345)
    await openSettings(page)
    const table = page.getByRole('table', { name: 'Payouts of Stripe' })
    await page.reload()
    await expect(table.getByText('£42.10')).toBeVisible()
    await expect(table.getByText('The bank account was closed.')).toBeVisible()
    await look(page, 'guide-payouts')
  })

  await test.step('its key is revoked, and another one saved', async () => {
    shop.stripe.revoked.add(shop.account.test.secret)
    await shop.goToCheckout(shopper)
    await fillCheckout(shopper, 'revoked@example.com')
    await shopper.getByRole('button', { name: /^(Place order|Pay)/ }).click()
    const sentence = 'Paying this way does not work in this shop at the moment.'
    await expect(shopper.getByText(sentence).first()).toBeVisible()
    await shopper.reload()
    await expect(shopper.getByText(sentence).first()).toBeVisible()
    await look(shopper, 'guide-key-revoked-checkout')
    await page.reload()
    await expect(form.getByText(/does not accept the secret key any more/)).toBeVisible()
    await look(page, 'guide-key-revoked')
    await page.goto(`${page.url().replace(/\/settings.*$/, '')}/settings/setup`)
    await expect(page.getByText(/does not accept the key of your store any more/)).toBeVisible()
    await look(page, 'guide-key-revoked-setup')
    await page.getByRole('link', { name: 'Enter a working key' }).click()
    shop.stripe.revoked.clear()
    await form.getByLabel('What shoppers read').fill('Card and wallets')
    await form.getByRole('button', { name: 'Save Stripe' }).click()
    await expect(page.getByText('Stripe saved')).toBeVisible()
    await expect(form.getByText(/does not accept the secret key any more/)).toHaveCount(0)
  })
})
