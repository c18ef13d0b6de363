/** The demo shop on a server of its own that asks a stand-in in Stripe's place, and what owner and shoppers do there. */

import { expect, type Page } from '@playwright/test'
import { type FakeAccount, FakeStripe } from '@sitewright/testing/fake-stripe/fake-stripe'
import { openStoreSettings } from './owner.ts'
import { demoSignIn, type RunningServer, removeFolder, startDemoServer } from './server.ts'
import { fillCheckout } from './shopper.ts'

export const CARDS = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 9995',
  challenged: '4000 0027 6000 3184',
  disputed: '4000 0000 0000 0259',
}

export class StripeShop {
  readonly stripe: FakeStripe
  readonly account: FakeAccount
  readonly server: RunningServer

  static async start(): Promise<StripeShop> {
    const stripe = new FakeStripe()
    await stripe.start()
    const env = { PRACTICE_PAYMENTS: '0', TEST_STRIPE: stripe.origin }
    return new StripeShop(stripe, await startDemoServer({ env }))
  }

  private constructor(stripe: FakeStripe, server: RunningServer) {
    this.stripe = stripe
    this.account = stripe.addAccount()
    this.server = server
  }

  async stop(): Promise<void> {
    await this.server.stop()
    await removeFolder(this.server.dataDir)
    await this.stripe.stop()
  }

  async openSettings(page: Page): Promise<void> {
    await openStoreSettings(page, await demoSignIn(this.server.dataDir))
  }

  /** Adds the address that the form shows as an endpoint at Stripe. */
  async addEndpoint(page: Page): Promise<void> {
    const form = page.getByRole('form', { name: 'Stripe' })
    const address = new URL(await form.getByLabel('Address for webhooks').inputValue())
    this.stripe.sendsTo = { port: this.server.port, host: address.host, path: address.pathname }
  }

  /** A plate in the cart and the checkout open. */
  async goToCheckout(page: Page): Promise<void> {
    const { site } = await demoSignIn(this.server.dataDir)
    await page.goto(`${site}/shop/p/dinner-plate`)
    const button = page.locator('.sqs-add-to-cart-button')
    await button.click()
    await expect(button).toHaveText('Added!')
    await page.goto(`${site}/checkout`)
  }

  /** A plate in the cart and the checkout filled in; ends at the card's field. */
  async goToCard(page: Page, email: string): Promise<void> {
    await this.goToCheckout(page)
    await expect(page.getByText(/Test mode: the shop is trying payments out/)).toBeVisible()
    await fillCheckout(page, email)
    await page.getByRole('button', { name: /^(Place order|Pay)/ }).click()
    await expect(page.getByLabel('Card number')).toBeVisible()
  }
}

export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: 'Pay now' }).click()
}
