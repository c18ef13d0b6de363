import { expect, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { fillCheckout, orderNumber, PAY } from './shopper.ts'
import { world } from './world.ts'

async function openCheckout(page: Page): Promise<void> {
  await page.goto(`${world().demo.site}/shop/p/dinner-plate`)
  await page.locator('.sqs-add-to-cart-button').click()
  await expect(page.locator('.sw-cart-pill')).toHaveText('1 item')
  await page.goto(`${world().demo.site}/checkout`)
  await expect(page.getByRole('button', { name: PAY })).toBeVisible()
}

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const choice = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name })

test('an address is asked for as its country writes it, by keyboard alone', async ({ page }) => {
  await openCheckout(page)
  await choice(page, 'Country').selectOption('US')
  await expect(field(page, 'ZIP code')).toHaveAttribute('inputmode', 'numeric')
  await choice(page, 'State').selectOption({ label: 'California' })
  await field(page, 'ZIP code').fill('9021')
  await field(page, 'City').fill('Los Angeles')
  await look(page, 'checkout-us')

  // A country with a field for it shows again what was typed.
  await choice(page, 'Country').selectOption('JP')
  await expect(choice(page, 'Prefecture')).toBeVisible()
  await expect(field(page, 'City')).toHaveCount(0)
  await choice(page, 'Country').selectOption('US')
  await expect(field(page, 'City')).toHaveValue('Los Angeles')
  await expect(choice(page, 'Country')).toBeVisible()

  await page.getByRole('button', { name: PAY }).press('Enter')
  await expect(field(page, 'Email')).toBeFocused()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('ZIP code: Please check the ZIP code, such as 95014.')
  await alert.getByRole('link', { name: 'ZIP code' }).press('Enter')
  await expect(field(page, 'ZIP code')).toBeFocused()
  await look(page, 'checkout-wrong')
})

test('a bill goes to another address and a company, with a note', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCheckout(page)
  await page.getByLabel('Use a different address for the bill').check()
  await page.getByText('Buying for a company').click()
  const billing = page.getByRole('group', { name: 'Billing' })
  await billing.getByRole('combobox', { name: 'Country' }).selectOption('DE')
  await expect(billing.getByRole('textbox', { name: 'Postal code' })).toBeVisible()
  for (const [name, value] of Object.entries({
    'First name': 'Grace',
    'Last name': 'Hopper',
    Address: 'Unter den Linden 1',
    'Postal code': '10117',
    City: 'Berlin',
    Company: 'Analytical Engines',
    'VAT number': 'DE123456789',
  })) {
    await billing.getByRole('textbox', { name }).fill(value)
  }
  await field(page, 'Note to the shop').fill('Please ring twice.')
  await look(page, 'checkout-billing')

  const shipping = page.getByRole('group', { name: 'Shipping address' })
  const delivered = { 'First name': 'Sam', 'Last name': 'Shopper', Address: '1 High Street' }
  await field(page, 'Email').fill('bill@example.com')
  await shipping.getByRole('combobox', { name: 'Country' }).selectOption('GB')
  await expect(shipping.getByRole('textbox', { name: 'Town or city' })).toBeVisible()
  for (const [name, value] of Object.entries({
    ...delivered,
    'Town or city': 'Ely',
    'Postal code': 'CB7 4AA',
  })) {
    await shipping.getByRole('textbox', { name }).fill(value)
  }
  await page.reload()
  await expect(billing.getByRole('textbox', { name: 'City' })).toHaveValue('Berlin')
  await expect(field(page, 'Note to the shop')).toHaveValue('Please ring twice.')
  await page.getByLabel(/is approved/).check()
  await page.getByRole('button', { name: PAY }).click()
  await orderNumber(page)
  for (const words of ['Grace Hopper', 'Analytical Engines', 'Please ring twice.']) {
    await expect(page.getByText(words)).toBeVisible()
  }
  await look(page, 'order-billing')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a button asks for the address in its country’s form', async ({ page }) => {
    await page.goto(`${world().demo.site}/shop/p/dinner-plate`)
    await page.locator('form[action="/cart/add"]').first().getByRole('button').click()
    await page.getByRole('link', { name: 'Check out' }).click()
    await fillCheckout(page, 'update@example.com')
    await page.getByRole('button', { name: 'Update delivery and total' }).click()
    await expect(field(page, 'Town or city')).toHaveValue('Ely')
    await page.getByLabel('Use a different address for the bill').check()
    const billing = page.getByRole('group', { name: 'Billing' })
    await expect(billing.getByRole('textbox', { name: 'City' })).toBeVisible()
    await page.getByLabel('Use a different address for the bill').uncheck()
    await page.getByLabel(/is approved/).check()
    await page.getByRole('button', { name: PAY }).click()
    await orderNumber(page)
  })
})
