/** The cart panel: what a shopper does in it by mouse, keyboard and touch, and what scripts and other tabs hear of it. */

import { expect, type Page, test } from '@playwright/test'
import type { Person } from '@sitewright/testing/markup/marked-site'
import { expectAccessible } from './accessible.ts'
import { look } from './look.ts'
import { ownerBy } from './people.ts'
import { world } from './world.ts'

let owner: Person
let site: { readonly id: string; readonly url: string }

const settings = (change: object) => owner.put(`/s/${site.id}/api/store-settings`, change)

/** Shops send for nothing until their owner sets a price. */
async function deliverFor(costMinor: number): Promise<void> {
  const places = [{ country: '*', regions: [], postalCodes: [] }]
  const rate = { id: 'post', title: 'Post', kind: 'flat', note: '', freeFromMinor: null }
  const rates = [{ ...rate, steps: [{ from: 0, costMinor }] }]
  const zones = [{ id: 'all', title: 'Everywhere', places, rates }]
  expect((await owner.put(`/s/${site.id}/api/shipping-zones`, { zones })).status).toBe(200)
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ playwright }) => {
  owner = ownerBy(await playwright.request.newContext(), world().demo.studio)
  const account = { name: 'Pia', email: 'panel@example.com', password: 'correct horse battery' }
  await owner.post('/api/sign-up', account)
  const start = { title: 'Clay & Panel', startingPointId: 'shop' }
  site = (await owner.post('/api/sites', start)).body.site
  for (const [title, stock] of [
    ['Rare Cup', { unlimited: false, quantity: 3 }],
    ['Endless Cup', { unlimited: true, quantity: 0 }],
  ] as const) {
    const variants = [{ sku: title, attributes: {}, priceMinor: 1000, stock }]
    await owner.post(`/s/${site.id}/api/products`, { title, state: 'public', variants })
  }
  const free = { title: 'Free delivery', kind: 'freeShipping', minimumMinor: 5000 }
  await owner.post(`/s/${site.id}/api/discounts`, free)
  await deliverFor(500)
  await settings({ afterAdding: 'panel' })
  await owner.post(`/s/${site.id}/api/publish`, {})
})

const button = (page: Page) => page.locator('.sqs-add-to-cart-button')
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const quantity = (page: Page, cup: string) => panel(page).getByLabel(`Quantity of ${cup}`)
const subtotal = (page: Page) => panel(page).locator('.sw-cart-subtotal')

async function add(page: Page, cup: string): Promise<void> {
  await page.goto(`${site.url}/shop/p/${cup}`)
  await button(page).click()
  await expect(panel(page)).toBeVisible()
}

test('opens after adding, is changed in place, and gives the focus back', async ({ page }) => {
  await add(page, 'rare-cup')
  await expect(panel(page).getByRole('heading', { name: 'Your cart' })).toBeFocused()
  await expect(panel(page)).toContainText('$40.00 more and delivery is free.')
  await look(page, 'cart-panel')

  await test.step('with the mouse', async () => {
    await panel(page).getByRole('button', { name: 'One more: Rare Cup' }).click()
    await expect(quantity(page, 'Rare Cup')).toHaveValue('2')
    await expect(subtotal(page)).toContainText('$20.00')
    await expect(panel(page)).toContainText('$30.00 more and delivery is free.')
    await expect(page.locator('.site-cart .sqs-cart-quantity')).toHaveText('2')
  })

  await test.step('by keyboard, with what the server refuses', async () => {
    await quantity(page, 'Rare Cup').fill('9')
    await page.keyboard.press('Enter')
    const alert = panel(page).getByRole('alert')
    await expect(alert).toContainText('Unable to update quantity')
    await expect(alert).toContainText('Sorry, we do not have enough of that item available.')
    await expect(quantity(page, 'Rare Cup')).toHaveValue('2')
    await expectAccessible(page)
    await look(page, 'cart-panel-refused')
  })

  await test.step('what was removed comes back', async () => {
    await panel(page).getByRole('button', { name: 'Remove Rare Cup' }).press('Enter')
    await expect(panel(page)).toContainText('You have nothing in your shopping cart.')
    await expect(panel(page).getByRole('heading', { name: 'Your cart' })).toBeFocused()
    await look(page, 'cart-panel-empty')
    await panel(page).getByRole('button', { name: 'Undo removing Rare Cup' }).press('Enter')
    await expect(quantity(page, 'Rare Cup')).toHaveValue('2')
    await expect(panel(page).getByRole('link', { name: 'Rare Cup' })).toBeFocused()
  })

  await test.step('what goes with it is added at one press', async () => {
    await panel(page).getByRole('button', { name: 'Add to Cart: Endless Cup' }).click()
    await expect(quantity(page, 'Endless Cup')).toHaveValue('1')
    await expect(panel(page).getByRole('link', { name: 'Endless Cup' })).toHaveCount(1)
    await expect(panel(page)).toContainText('You may also like')
    await look(page, 'cart-panel-related')
  })

  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()

  await test.step('a link to the cart opens it, and a press beside it closes it', async () => {
    await page.locator('.site-cart').press('Enter')
    await expect(panel(page)).toBeVisible()
    await page.mouse.click(20, 300)
    await expect(panel(page)).toHaveCount(0)
    await expect(page.locator('.site-cart')).toBeFocused()
  })
})

test('on a phone it is opened by the pill and follows another tab', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  })
  const [page, other] = [await context.newPage(), await context.newPage()]
  await page.goto(`${site.url}/shop/p/endless-cup`)
  await button(page).tap()
  await expect(quantity(page, 'Endless Cup')).toHaveValue('1')
  await add(other, 'endless-cup')
  await expect(quantity(page, 'Endless Cup')).toHaveValue('2')
  await panel(page).getByRole('button', { name: 'One more: Endless Cup' }).tap()
  await expect(quantity(other, 'Endless Cup')).toHaveValue('3')
  await panel(page).getByRole('button', { name: 'Close' }).tap()
  await expect(panel(page)).toHaveCount(0)
  await panel(other).getByRole('link', { name: 'Check out' }).tap()
  await expect(other.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await context.close()
})

test('fact 4.cart-loads.06: what computes the cart anew announces when it begins and ends', async ({
  page,
}) => {
  await add(page, 'endless-cup')
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const name of ['recalculate-start', 'recalculate-end', 'sitewright:cart:changed']) {
      document.addEventListener(name, () => heard.push(name))
    }
  })
  await panel(page).getByRole('button', { name: 'One more: Endless Cup' }).click()
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await expect
    .poll(heard)
    .toEqual(['recalculate-start', 'recalculate-end', 'sitewright:cart:changed'])
})

test('fact 3.cart-indicator.02: shows the subtotal where a theme has a place for it', async ({
  page,
}) => {
  await page.goto(`${site.url}/shop/p/endless-cup`)
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('afterbegin', '<b class="sqs-cart-subtotal"></b>')
  })
  await page.getByLabel('Quantity').fill('3')
  await button(page).click()
  await expect(page.locator('b.sqs-cart-subtotal')).toHaveText('$30.00')
})

test('fact 4.cart-indicator.01: is initialized by the first cart that the page hears of', async ({
  page,
}) => {
  await page.goto(`${site.url}/shop/p/endless-cup`)
  const link = page.locator('.site-cart')
  await button(page).hover()
  await expect(page.locator('.sw-product-status')).toBeAttached()
  await expect(link).not.toHaveClass(/initialized/)
  await button(page).click()
  await expect(link).toHaveClass(/initialized/)
  await page.reload()
  await expect(link).toHaveClass(/initialized/)
})

test('a panel that does not come leaves the cart’s page', async ({ page }) => {
  await add(page, 'endless-cup')
  await page.keyboard.press('Escape')
  await page.route('**/api/commerce/shopping-cart', (route) => route.abort())
  await page.goto(`${site.url}/shop`)
  await page.locator('.site-cart').click()
  await expect(page).toHaveURL(`${site.url}/cart`)
})

test('the owner can lead to the cart’s page instead', async ({ page }) => {
  await settings({ afterAdding: 'page' })
  await expect(async () => {
    await page.goto(`${site.url}/shop/p/endless-cup`)
    await button(page).click()
    await expect(page).toHaveURL(`${site.url}/cart`)
  }).toPass()
  await page.getByRole('button', { name: 'One more: Endless Cup' }).click()
  await expect(page.getByLabel('Quantity of Endless Cup')).toHaveValue(/[2-9]/)
  await look(page, 'cart-page')
})
