/** An order that is picked up and paid for there, on a phone; its owner makes it ready in two parts and hands it over. */

import { expect, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const WHERE = 'Kiln Lane 4, every day from 9 to 5'

/** A shop with two mugs that are picked up and paid for in cash; gives the addresses that matter. */
async function openShop(page: Page) {
  await makeSite(page, { email: 'pick-up@example.com', title: 'Clay to Collect' })
  const id = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const studio = new URL(page.url()).origin
  const owner = ownerOn(page)
  const api = `/s/${id}/api`
  const rate = {
    id: 'kiln',
    title: 'From the kiln',
    kind: 'pickup',
    steps: [{ from: 0, costMinor: 0 }],
    freeFromMinor: null,
    note: WHERE,
  }
  const places = [{ country: '*', regions: [], postalCodes: [] }]
  const zones = [{ id: 'all', title: 'Everywhere', places, rates: [rate] }]
  const stock = { unlimited: false, quantity: 9 }
  const cash = { isEnabled: true, title: 'Pay at the kiln', values: { instructions: 'Cash.' } }
  const answers = [
    await owner.put(`${api}/store-settings`, { country: 'GB' }),
    await owner.put(`${api}/shipping-zones`, { zones }),
    await owner.put(`${api}/payment-methods/cash`, cash),
    await owner.post(`${api}/products`, {
      title: 'Collected Cup',
      state: 'public',
      variants: [{ sku: 'CUP', attributes: {}, priceMinor: 1500, stock }],
    }),
    await owner.post(`${api}/publish`, {}),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const product = answers[3]?.body.product
  return { studio: `${studio}/sites/${id}`, api, product, shop: product.url as string }
}

test('an order is picked up and paid for there', NIGHTLY, async ({ browser, page }) => {
  test.setTimeout(180_000)
  const { studio, api, shop } = await openShop(page)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const shopper = await phone.newPage()
  let order = ''

  await test.step('its buyer needs no address, and reads where and when', async () => {
    await shopper.goto(shop)
    const button = shopper.locator('.sqs-add-to-cart-button').first()
    await shopper.getByRole('spinbutton', { name: 'Quantity' }).fill('3')
    await button.click()
    await expect(button).toHaveText('Added!')
    await shopper.goto(new URL('/checkout', shop).href)
    await shopper.getByRole('textbox', { name: 'Email' }).fill('collector@example.com')
    for (const name of ['First name', 'Last name']) {
      await shopper.getByRole('textbox', { name }).fill('Sam')
    }
    await expect(shopper.getByText(WHERE).first()).toBeVisible()
    await shopper.getByText('Pay at the kiln').click()
    await look(shopper, 'checkout-pick-up')
    await shopper.getByRole('button', { name: 'Place order' }).click()
    await expect(shopper.getByRole('heading', { name: 'Awaiting payment' })).toBeVisible()
    await look(shopper, 'order-page-pick-up')
  })

  await test.step('a part is made ready; more than is left is refused beside its line', async () => {
    const { body } = await ownerOn(page).get(`${api}/orders`)
    order = body.items[0].id
    await page.goto(`${studio}/orders/${order}`)
    await look(page, 'order-to-collect')
    await page.getByRole('button', { name: 'Ready for pick-up' }).click()
    const dialog = page.getByRole('dialog')
    const units = dialog.getByRole('textbox', { name: 'Collected Cup' })
    await units.fill('0')
    await units.press('Tab')
    await expect(dialog.getByText('Choose at least one unit.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Ready for pick-up' })).toBeDisabled()
    await units.fill('2')
    await units.press('Tab')
    // Somebody else of the team makes two ready meanwhile.
    const { body: now } = await ownerOn(page).get(`${api}/orders/${order}`)
    const taken = [{ lineId: now.order.lines[0].id, quantity: 2 }]
    await ownerOn(page).post(`${api}/orders/${order}/fulfillments`, { units: taken })
    await dialog.getByRole('button', { name: 'Ready for pick-up' }).click()
    await expect(dialog.getByText('1 left to send')).toBeVisible()
    await expect(dialog.getByText('Of 1')).toBeVisible()
    await look(page, 'pick-up-refused')
    await units.fill('1')
    await units.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('is ready for pick-up.')).toBeVisible()
    await look(page, 'order-ready')
    await shopper.reload()
    await expect(shopper.getByText('Ready for you to pick up').first()).toBeVisible()
  })

  await test.step('it is paid for, handed over, and taken back', async () => {
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(page.getByText(/is paid\.$/)).toBeVisible()
    for (const left of [1, 0]) {
      await page.getByRole('button', { name: 'Mark as picked up' }).first().click()
      await expect(page.getByRole('button', { name: 'Mark as picked up' })).toHaveCount(left)
    }
    await look(page, 'order-picked-up')
    await expect(page.getByRole('button', { name: 'Change tracking' })).toHaveCount(0)
    await shopper.reload()
    await expect(shopper.getByText('Picked up').first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo pick-up' }).first().click()
    const dialog = page.getByRole('alertdialog').filter({ hasText: 'Take this back?' })
    await dialog.getByLabel(/Reason/).fill('Came for another one')
    await dialog.getByRole('button', { name: 'Undo pick-up' }).click()
    await expect(page.getByText('Pick-up undone: Came for another one')).toBeVisible()
    await page.goto(`${studio}/orders`)
    await look(page, 'orders-with-pick-up')
  })
})
