/**
 * An owner connects Stripe with test keys, and shoppers pay with cards that are approved, declined, asked about by the bank,
 * and disputed later. A stand-in is asked in Stripe's place, with a script of its own for the fields.
 */

import { expect, type Page, test } from '@playwright/test'
import { type FakeAccount, FakeStripe } from '@sitewright/testing/fake-stripe/fake-stripe'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { openStoreSettings } from './owner.ts'
import { demoSignIn, type RunningServer, removeFolder, startServer } from './server.ts'
import { fillCheckout, orderNumber } from './shopper.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const CARDS = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 9995',
  challenged: '4000 0027 6000 3184',
  disputed: '4000 0000 0000 0259',
}

let stripe: FakeStripe
let account: FakeAccount
let server: RunningServer

test.beforeAll(async () => {
  stripe = new FakeStripe()
  await stripe.start()
  account = stripe.addAccount()
  server = await startServer({ env: { PRACTICE_PAYMENTS: '0', TEST_STRIPE: stripe.origin } })
})
test.afterAll(async () => {
  await server.stop()
  await removeFolder(server.dataDir)
  await stripe.stop()
})

/** Connects Stripe by its form: keys of another account first, which are told apart. */
async function connect(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Stripe' })
  const { publishable, secret, webhook } = account.test
  await form.getByLabel('Publishable key').fill(stripe.addAccount().test.publishable)
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
  const address = new URL(await form.getByLabel('Address for webhooks').inputValue())
  stripe.sendsTo = { port: server.port, host: address.host, path: address.pathname }
}

/** A plate in the cart and the checkout filled in; ends at the card's field. */
async function goToCard(page: Page, email: string): Promise<void> {
  const { site } = await demoSignIn(server.dataDir)
  await page.goto(`${site}/shop/p/dinner-plate`)
  const button = page.locator('.sqs-add-to-cart-button')
  await button.click()
  await expect(button).toHaveText('Added!')
  await page.goto(`${site}/checkout`)
  await expect(page.getByText(/Test mode: the shop is trying payments out/)).toBeVisible()
  await fillCheckout(page, email)
  await page.getByRole('button', { name: /^(Place order|Pay)/ }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: 'Pay now' }).click()
}

test('a shop that is paid through Stripe', async ({ browser, page }) => {
  await test.step('its owner connects it with test keys', async () => {
    await openStoreSettings(page, await demoSignIn(server.dataDir))
    await connect(page)
  })
  const shopper = await (await browser.newContext()).newPage()

  await test.step('a card that is declined says why, and another one pays', async () => {
    await goToCard(shopper, 'declined@example.com')
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
    await goToCard(shopper, 'challenged@example.com')
    await payWith(shopper, CARDS.challenged)
    await shopper.getByRole('button', { name: 'No' }).click()
    await expect(shopper.getByText('did not confirm that it is you')).toBeVisible()
    await look(shopper, 'stripe-not-confirmed')
    await payWith(shopper, CARDS.challenged)
    await shopper.getByRole('button', { name: 'Yes, pay' }).click()
    await orderNumber(shopper)
  })

  await test.step('a payment that is disputed is a problem of its order', async () => {
    await goToCard(shopper, 'disputed@example.com')
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
