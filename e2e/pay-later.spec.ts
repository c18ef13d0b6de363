/** An owner lets shoppers pay by bank transfer: set up, ordered, waited for, paid; and one that is cancelled. */

import { expect, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { openStoreSettings } from './owner.ts'
import { demoSignIn, type RunningServer, removeFolder, startDemoServer } from './server.ts'
import { fillCheckout } from './shopper.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const HOW_TO_PAY = 'Pay to GB33 BUKB 2020 1555.'

let server: RunningServer

test.beforeAll(async () => {
  server = await startDemoServer({ env: { PRACTICE_PAYMENTS: '0' } })
})
test.afterAll(async () => {
  await server.stop()
  await removeFolder(server.dataDir)
})

/** Ends at the order; gives its number. */
async function order(page: Page, email: string): Promise<string> {
  const { site } = await demoSignIn(server.dataDir)
  await page.goto(`${site}/shop/p/dinner-plate`)
  const button = page.locator('.sqs-add-to-cart-button')
  await button.click()
  await expect(button).toHaveText('Added!')
  await page.goto(`${site}/checkout`)
  await expect(page.getByText(HOW_TO_PAY)).toBeVisible()
  await fillCheckout(page, email)
  await look(page, 'checkout-paid-later')
  const consent = page.getByRole('checkbox', { name: /I agree to the shop’s terms/ })
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('alert')).toContainText('Please agree to the terms to go on.')
  await expect(consent).toBeFocused()
  await consent.check()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Awaiting payment' })).toBeVisible()
  await expect(page.getByText(HOW_TO_PAY)).toBeVisible()
  await look(page, 'order-awaiting-payment')
  return /#(\d+)/.exec((await page.getByText(/your order #\d+/).textContent()) ?? '')?.[1] ?? ''
}

async function openOrder(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Orders' }).first().click()
  await page.getByRole('link', { name: `#${number}` }).click()
  await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible()
}

async function closeMessage(page: Page): Promise<void> {
  const message = page.getByRole('alertdialog')
  await message.getByRole('button').click()
  await expect(message).toHaveCount(0)
}

test('a shop that is paid by bank transfer', NIGHTLY, async ({ browser, page }) => {
  await openStoreSettings(page, await demoSignIn(server.dataDir))
  await expect(page.getByText('This store cannot take payment yet')).toBeVisible()
  const method = page.getByRole('form', { name: 'Bank transfer' })
  await expect(method.getByText('Still needed')).toContainText('How to pay you')
  await expect(method.getByRole('switch')).toBeDisabled()
  await method.getByLabel('How to pay you').fill(HOW_TO_PAY)
  await method.getByText('Shoppers can pay with it').click()
  await method.getByRole('button', { name: 'Save Bank transfer' }).click()
  await expect(page.getByText('Bank transfer saved')).toBeVisible()
  await expect(page.getByText('This store cannot take payment yet')).toHaveCount(0)
  // A message lies over what is below it until it is closed or goes.
  await closeMessage(page)
  await look(page, 'ways-to-be-paid')

  await page.getByLabel(/Page with your terms/).fill('/terms')
  await page.getByText('Shoppers have to agree before they pay').click()
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Store settings saved')).toBeVisible()
  await closeMessage(page)
  await look(page, 'terms')

  const shopper = await (await browser.newContext()).newPage()
  const paid = await order(shopper, 'paid@example.com')
  await openOrder(page, paid)
  await expect(page.getByText('Waiting for the money: Bank transfer')).toBeVisible()
  await look(page, 'order-owed')
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByText('Payment received')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0)
  await shopper.reload()
  await expect(shopper.getByText(`Order #${paid} is confirmed`)).toBeVisible()

  const cancelled = await order(shopper, 'cancelled@example.com')
  await openOrder(page, cancelled)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await look(page, 'cancel-order')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Order cancelled before it was paid')).toBeVisible()
  await shopper.reload()
  await expect(shopper.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible()
  await look(shopper, 'order-cancelled')
})
