/** Trouble that an owner has to hear of: an order whose confirmation was refused, and a store that cannot take payment. */

import { expect, type Page, test } from '@playwright/test'
import { createTestMailServer, type TestMailServer } from '@sitewright/testing/test-mail-server'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { openDemoShop } from './owner.ts'
import {
  demoSignIn,
  type RunningServer,
  removeFolder,
  startDemoServer,
  startServer,
} from './server.ts'
import { fillCheckout, orderNumber, PAY } from './shopper.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

let mail: TestMailServer
let server: RunningServer

test.beforeAll(async () => {
  mail = await createTestMailServer()
  mail.answer = '550 no such reader'
  server = await startDemoServer({ env: { SMTP_URL: mail.url } })
})
test.afterAll(async () => {
  await server.stop()
  await removeFolder(server.dataDir)
  await mail.close()
})

async function openOrders(page: Page): Promise<void> {
  await openDemoShop(page, await demoSignIn(server.dataDir))
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
}

async function goToCheckout(page: Page): Promise<void> {
  const { site } = await demoSignIn(server.dataDir)
  await page.goto(`${site}/shop/p/dinner-plate`)
  const button = page.locator('.sqs-add-to-cart-button')
  await button.click()
  await expect(button).toHaveText('Added!')
  await page.goto(`${site}/checkout`)
}

test('an owner sees what went wrong with an order, and settles it', async ({ browser, page }) => {
  const shopper = await (await browser.newContext()).newPage()
  await goToCheckout(shopper)
  await fillCheckout(shopper, 'gone@example.com')
  await shopper.getByRole('button', { name: PAY }).click()
  const number = await orderNumber(shopper)
  await expect(shopper.getByText('could not be sent')).toHaveCount(0)

  await expect.poll(() => mail.received.length).toBeGreaterThan(0)
  await openOrders(page)
  const row = page.getByRole('row').filter({ hasText: 'gone@example.com' })
  const told = async () => {
    await page.reload()
    await row.waitFor()
    return row.textContent()
  }
  await expect.poll(told).toContain('Needs a look')
  await look(page, 'orders')
  await row.getByRole('link', { name: `#${number}` }).click()
  const words = 'The confirmation could not be sent to gone@example.com.'
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('link', { name: 'gone@example.com' })).toBeVisible()
  await look(page, 'order-problem')
  await page.getByRole('button', { name: 'Mark as settled' }).dblclick()
  await expect(page.getByText('Marked as settled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as settled' })).toHaveCount(0)
  await expect(page.getByText(`Settled: ${words}`)).toBeVisible()
  await look(page, 'order-settled')
  await page.goBack()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('Needs a look')
})

test(
  'a store that cannot take payment says so to its owner and to shoppers',
  NIGHTLY,
  async ({ browser, page }) => {
    const { dataDir, port } = server
    await server.stop()
    server = await startServer({ dataDir, port, env: { PRACTICE_PAYMENTS: '0' } })
    await openOrders(page)
    const words = 'This store cannot take payment yet'
    await expect(page.getByText(words)).toBeVisible()
    await look(page, 'orders-without-payment')
    await page.getByRole('link', { name: 'Store settings' }).click()
    await expect(page.getByText(words)).toBeVisible()
    await look(page, 'store-without-payment')

    const shopper = await (await browser.newContext()).newPage()
    await goToCheckout(shopper)
    await expect(shopper.getByText('This shop cannot take payment yet.')).toBeVisible()
    await expect(shopper.getByRole('button', { name: PAY })).toHaveCount(0)
    await look(shopper, 'checkout-without-payment')
  },
)
