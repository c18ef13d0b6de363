/**
 * An owner connects Stripe with test keys, and shoppers pay with cards that are approved, declined, asked about by the bank,
 * and disputed later. A stand-in is asked in Stripe's place, with a script of its own for the fields.
 */

import { expect, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
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
