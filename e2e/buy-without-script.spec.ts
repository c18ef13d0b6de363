import { expect, test } from '@playwright/test'
import { NIGHTLY } from './nightly-tag.ts'
import { fillCheckout, orderNumber, PAY } from './shopper.ts'
import { world } from './world.ts'

test.use({ javaScriptEnabled: false })

test('buy with scripts off, from the shop to the confirmed order', async ({ page }) => {
  const { demo } = world()
  await page.goto(demo.site)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Shop', exact: true })
    .first()
    .click()
  await page
    .getByRole('link', { name: /Everyday Bowl/ })
    .first()
    .click()
  await page
    .getByRole('combobox', { name: /^Choose/ })
    .selectOption({ label: await labelOf(page, 'Large / Clay') })
  const form = page.locator('form[action="/cart/add"]').first()
  await form.getByLabel('Quantity').fill('2')
  await form.getByRole('button', { name: 'Add to cart' }).click()

  await expect(page.getByRole('heading', { name: 'Shopping cart' })).toBeVisible()
  await page.getByLabel('Quantity of Everyday Bowl').fill('1')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.locator('.sw-cart-subtotal')).toContainText('$54.00')

  await page.getByRole('link', { name: 'Check out' }).click()
  await fillCheckout(page, 'noscript@example.com')
  await page.getByLabel(/is approved/).check()
  await page.getByRole('button', { name: PAY }).click()
  expect(Number(await orderNumber(page))).toBeGreaterThan(0)
})

test('the answer of a slow payment is waited for with scripts off', NIGHTLY, async ({ page }) => {
  const { demo } = world()
  await page.goto(`${demo.site}/shop/p/dinner-plate`)
  await page.locator('form[action="/cart/add"]').first().getByRole('button').click()
  await page.getByRole('link', { name: 'Check out' }).click()
  await fillCheckout(page, 'slow@example.com')
  await page.getByLabel(/takes its time/).check()
  await page.getByRole('button', { name: PAY }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are confirming your payment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order', {
    timeout: 30_000,
  })
  // It begins where the header above it does.
  const left = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left)
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await left('.sw-order h1')).toBeCloseTo(await left('.sw-platform-header a'), 0)
  }
})

async function labelOf(page: import('@playwright/test').Page, start: string): Promise<string> {
  const labels = await page
    .getByRole('combobox', { name: /^Choose/ })
    .locator('option')
    .allTextContents()
  return labels.find((label) => label.startsWith(start)) ?? start
}
