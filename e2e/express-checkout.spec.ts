/** A shop whose products are bought at once: switched on in the studio, bought on a phone, with another thing in a second tab. */

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'
import { fillCheckout, PAY } from './shopper.ts'

test.describe('express checkout', () => {
  let people: BrowserContext[]
  let studio: Page
  let shop: Page
  let other: Page
  let vase: string
  let lamp: string

  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async ({ browser }) => {
    people = [await browser.newContext(), await browser.newContext()]
    const [owner, shopper] = people as [BrowserContext, BrowserContext]
    studio = await owner.newPage()
    await makeSite(studio, { email: 'past-the-cart@example.com', title: 'At Once' })
    vase = await product('Vase', 5)
    lamp = await product('Lamp', 1)
    await publish()
    shop = await shopper.newPage()
    await shop.setViewportSize({ width: 390, height: 844 })
    other = await shopper.newPage()
  })
  test.afterAll(() => Promise.all(people.map((one) => one.close())))

  const siteId = () => /\/sites\/([^/]+)/.exec(studio.url())?.[1] ?? ''
  const publish = () => ownerOn(studio).post(`/s/${siteId()}/api/publish`, {})
  const button = (page: Page) => page.locator('.sqs-add-to-cart-button')
  const summary = (page: Page) => page.getByRole('complementary', { name: 'Your order' })

  async function product(title: string, quantity: number): Promise<string> {
    const stock = { unlimited: false, quantity }
    const variants = [{ sku: title.toUpperCase(), attributes: {}, priceMinor: 2400, stock }]
    const { body } = await ownerOn(studio).post(`/s/${siteId()}/api/products`, {
      title,
      state: 'public',
      variants,
    })
    return body.product.url
  }

  test('is switched on by the owner', async () => {
    await shop.goto(vase)
    await button(shop).click()
    await expect(shop.locator('.sw-cart-pill')).toHaveText('1 item')

    await studio.goto(studio.url().replace(/\/sites\/.*/, `/sites/${siteId()}/settings`))
    await studio.getByText('Products are bought at once').click()
    await look(studio, 'express-settings')
    await studio.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(studio.getByText('Store settings saved')).toBeVisible()
    await publish()
  })

  test('fact 9.labels.04: the button reads "Purchase"', async () => {
    await shop.goto(lamp)
    await expect(button(shop)).toHaveText('Purchase')
  })

  test('fact 2.floating-cart-pill.03: the cart’s pill does not show', async () => {
    await expect(shop.locator('.sqs-cart-quantity').first()).toHaveText('1')
    await expect(shop.locator('.sw-cart-pill')).toHaveCount(0)
  })

  test('fact 4.add-to-cart.06: a product that went in leads straight to the checkout', async () => {
    await button(shop).click()
    await expect(shop).toHaveURL(/\/checkout\/buy\//)
    await expect(summary(shop).getByText('Lamp', { exact: true })).toBeVisible()
    await expect(summary(shop)).not.toContainText('Vase')
    await look(shop, 'express-checkout')
    await expectAccessible(shop)
  })

  test('buys something else in a second tab', async () => {
    await other.goto(vase)
    await button(other).click()
    await expect(other).toHaveURL(/\/checkout\/buy\//)
    await expect(summary(other)).toContainText('Vase')
    await shop.bringToFront()
    await shop.reload()
    await expect(summary(shop)).toContainText('Lamp')
    await expect(summary(shop)).not.toContainText('Vase')
  })

  test('begins with nothing that was typed for the cart and not sent yet', async () => {
    await other.bringToFront()
    const atOnce = other.url()
    await other.route('**/checkout/typed', (route) => route.abort())
    await other.goto(new URL('/checkout', vase).href)
    await other.getByLabel('Note to the shop').fill('For my aunt')
    await other.goto(atOnce)
    await expect(other.getByLabel('Note to the shop')).toHaveValue('')
    await other.unrouteAll()
    await shop.bringToFront()
  })

  test('can be pressed again after going back', async () => {
    await shop.goBack()
    await expect(button(shop)).toHaveText('Purchase')
    await button(shop).click()
    await expect(shop).toHaveURL(/\/checkout\/buy\//)
  })

  test('stays there with a declined card, and buys with an approved one', async () => {
    await fillCheckout(shop)
    await shop.getByLabel(/is declined/).check()
    await shop.getByRole('button', { name: PAY }).click()
    await expect(shop.getByRole('alert').first()).toContainText('declined')
    await shop.getByLabel(/is approved/).check()
    await shop.getByRole('button', { name: PAY }).click()
    await expect(shop.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    await look(shop, 'express-order')
  })

  test('leaves the cart from before as it was', async () => {
    await shop.goto(new URL('/cart', vase).href)
    await expect(shop.getByRole('link', { name: 'Vase' }).first()).toBeVisible()
    await expect(shop.getByLabel('Quantity of Vase')).toHaveValue('1')
  })

  test('fact 8.alerts.02: what cannot be bought is said under "Unable to Purchase Item"', async () => {
    await other.bringToFront()
    await other.goto(vase)
    await other.getByLabel('Quantity').fill('9')
    await button(other).click()
    await expect(other.getByRole('alert')).toContainText('Unable to Purchase Item')
    await expect(button(other)).toHaveText('Purchase')
  })
})
