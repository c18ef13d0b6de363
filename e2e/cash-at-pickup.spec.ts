/** A shop that takes cash at pick-up alone: ordered on a phone, made ready, handed over and paid. */

import { expect, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { openDemoShop } from './owner.ts'
import { ownerOn } from './people.ts'
import { demoSignIn, type RunningServer, removeFolder, startDemoServer } from './server.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const NOTES = 'Notes and cards, Monday to Friday.'

let server: RunningServer

test.beforeAll(async () => {
  server = await startDemoServer({ env: { PRACTICE_PAYMENTS: '0' } })
})
test.afterAll(async () => {
  await server.stop()
  await removeFolder(server.dataDir)
})

const rate = (id: string, title: string, costMinor: number, more: object) => ({
  id,
  title,
  kind: 'flat',
  steps: [{ from: 0, costMinor }],
  freeFromMinor: null,
  note: '',
  ...more,
})

/** Post and pick-up in Britain, and cash as the only way to pay. */
async function setUp(page: Page): Promise<void> {
  const owner = ownerOn(page)
  const siteId = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const zones = [
    {
      id: 'home',
      title: 'Britain',
      places: [{ country: 'GB', regions: [], postalCodes: [] }],
      rates: [
        rate('post', 'Royal Mail', 500, {}),
        rate('pick', 'Pick up in Ely', 0, { kind: 'pickup', note: '1 High Street, Ely' }),
      ],
    },
  ]
  const sent = await owner.put(`/s/${siteId}/api/shipping-zones`, { zones })
  expect(sent.status).toBe(200)
  const cash = { isEnabled: true, title: 'Pay when you come', values: { instructions: NOTES } }
  const paid = await owner.put(`/s/${siteId}/api/payment-methods/cash`, cash)
  expect(paid.status).toBe(200)
}

test('a pick-up from the cart to the cash', NIGHTLY, async ({ browser, page }) => {
  test.setTimeout(180_000)
  const demo = await demoSignIn(server.dataDir)
  const { site } = demo
  await openDemoShop(page, demo)
  await expect(page.getByRole('link', { name: 'Orders' }).first()).toBeVisible()
  await setUp(page)

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const shopper = await phone.newPage()
  await shopper.goto(`${site}/shop/p/dinner-plate`)
  const button = shopper.locator('.sqs-add-to-cart-button')
  await button.tap()
  await expect(button).toHaveText('Added!')
  await shopper.goto(`${site}/checkout`)

  await test.step('a parcel cannot be paid, and the checkout says what can', async () => {
    await shopper.getByRole('combobox', { name: 'Country' }).selectOption('GB')
    await shopper.getByRole('radio', { name: /Royal Mail/ }).check()
    await expect(shopper.getByText('“Royal Mail” cannot be paid here')).toBeVisible()
    await expect(shopper.getByText('choose “Pick up in Ely” under Delivery')).toBeVisible()
    await expect(shopper.getByRole('button', { name: 'Place order' })).toHaveCount(0)
    await look(shopper, 'checkout-pickup-only')
    await shopper.setViewportSize({ width: 390, height: 844 })
  })

  const textbox = (name: string) => shopper.getByRole('textbox', { name, exact: true })

  await test.step('picked up, it asks for a name alone', async () => {
    await shopper.getByRole('radio', { name: /Pick up in Ely/ }).check()
    await expect(shopper.getByText('1 High Street, Ely')).toBeVisible()
    await expect(shopper.getByText(NOTES)).toBeVisible()
    await expect(textbox('Address')).toHaveCount(0)
    await shopper.getByLabel('Email').fill('comes@example.com')
    await textbox('First name').fill('Sam')
    await textbox('Last name').fill('Shopper')
    await look(shopper, 'checkout-pickup')
    await shopper.setViewportSize({ width: 390, height: 844 })
    await shopper.getByRole('button', { name: 'Place order' }).tap()
    await expect(shopper.getByRole('heading', { name: 'Awaiting payment' })).toBeVisible()
    await expect(shopper.getByText('We will tell you when it is ready.')).toBeVisible()
    await expect(shopper.getByText('1 High Street, Ely')).toBeVisible()
    await look(shopper, 'order-to-pick-up')
    await shopper.setViewportSize({ width: 390, height: 844 })
  })
  const words = (await shopper.getByText(/your order #\d+/).textContent()) ?? ''
  const number = /#(\d+)/.exec(words)?.[1] ?? ''

  await test.step('the owner makes it ready, hands it over and takes the cash', async () => {
    await page.getByRole('link', { name: 'Orders' }).first().click()
    await page.getByRole('link', { name: `#${number}` }).click()
    await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible()
    await page.getByRole('button', { name: 'Ready for pick-up' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Ready for pick-up' }).click()
    await expect(page.getByText('is ready for pick-up.')).toBeVisible()
    await shopper.reload()
    await expect(shopper.getByText('Ready for you to pick up')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(page.getByText('Payment received')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as picked up' }).click()
    await expect(page.getByRole('button', { name: 'Mark as picked up' })).toHaveCount(0)
    await look(page, 'order-picked-up')
    await shopper.reload()
    await expect(shopper.getByText('Picked up').first()).toBeVisible()
    await expect(shopper.getByText(`Order #${number} is confirmed`)).toBeVisible()
    await look(shopper, 'order-was-picked-up')
  })
})
