/** A store's page as shoppers use it, with script and without: filters, orders and pages, by mouse, keyboard and touch. */

import { expect, type Page, test } from '@playwright/test'
import type { Person } from '@sitewright/testing/markup/marked-site'
import { expectAccessible } from './accessible.ts'
import { ownerBy } from './people.ts'
import { world } from './world.ts'

let owner: Person
let shop: string

const SHIRTS: readonly [title: string, price: number, sizes: readonly string[]][] = [
  ['Harbour Shirt', 40, ['S', 'M']],
  ['Island Shirt', 30, ['M', 'L']],
  ['Jetty Shirt', 60, ['L']],
]

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ playwright }) => {
  owner = ownerBy(await playwright.request.newContext(), world().demo.studio)
  const account = { name: 'Sam', email: 'filters@example.com', password: 'correct horse battery' }
  await owner.post('/api/sign-up', account)
  const start = { title: 'Sort & Filter', startingPointId: 'shop' }
  const { site } = (await owner.post('/api/sites', start)).body
  const api = `/s/${site.id}/api`
  const { page } = (await owner.post(`${api}/pages`, { title: 'Shirts', kind: 'products' })).body
  for (const [title, price, sizes] of SHIRTS) {
    const made = await owner.post(`${api}/products`, {
      title,
      state: 'public',
      collectionId: page.id,
      options: [{ name: 'Size', values: [...sizes] }],
      variants: sizes.map((Size) => ({
        sku: `${title} ${Size}`,
        attributes: { Size },
        priceMinor: price * 100,
        stock: { unlimited: true, quantity: 0 },
      })),
    })
    expect(made.status).toBe(200)
  }
  await owner.patch(`${api}/pages/${page.id}`, { settings: { pageSize: 2 } })
  await owner.post(`${api}/publish`, {})
  shop = `${site.url}/shirts`
})

const titles = (page: Page) => page.locator('.ProductList-title')
const group = (page: Page, name: string) => page.locator('summary', { hasText: name })
/** Gone with a reload of the page. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''))
const isMarked = (page: Page) => expect(page.locator('body[data-marked]')).toHaveCount(1)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters and sorts at a desk', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(shop)
    await group(page, 'Size').click()
    await page.getByRole('checkbox', { name: /^M/ }).press('Space')
    await page.getByLabel('Sort by').selectOption('Price, low to high')
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(titles(page)).toHaveText(['Island Shirt', 'Harbour Shirt'])
    await expect(page).toHaveURL(/[?&]option\.Size=M(?:&|$)/)
    await page.getByRole('link', { name: 'Remove filter: Size: M' }).click()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(titles(page)).toHaveText(['Jetty Shirt'])
    await page.goBack()
    await expect(titles(page)).toHaveText(['Island Shirt', 'Harbour Shirt'])
  })

  test('filters on a phone, in a sheet', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(shop)
    const sheet = page.locator('.sw-store-panel')
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    await expect(sheet).toBeInViewport()
    await group(page, 'Price').click()
    await page.getByLabel('From ($)').fill('50')
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(titles(page)).toHaveText(['Jetty Shirt'])
    await expect(sheet).toBeHidden()
  })
})

test('at a desk a choice is shown at once, by mouse and keyboard, and the browser’s buttons follow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${shop}?sort=name`)
  await mark(page)
  await expect(page.getByRole('button', { name: 'Show products' })).toBeHidden()
  await group(page, 'Size').press('Enter')
  const medium = page.getByRole('checkbox', { name: /^M/ })
  await medium.press('Space')
  await expect(page.locator('.sw-store-count')).toHaveText('2 products')
  await expect(medium).toBeFocused()
  await expect(page).toHaveURL(/\?option\.Size=M&sort=name$/)
  await expect(group(page, 'Size')).toContainText('(1)')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(titles(page)).toHaveText(['Island Shirt', 'Harbour Shirt'])
  await page.getByRole('link', { name: 'Remove filter: Size: M' }).click()
  await expect(page.locator('.sw-store-count')).toHaveText('3 products')
  await expect(medium).not.toBeChecked()
  await expect(page.locator('[data-store-results]')).toBeFocused()
  await page.goBack()
  await expect(titles(page)).toHaveText(['Island Shirt', 'Harbour Shirt'])
  await expect(medium).toBeChecked()
  await page.goBack()
  await expect(titles(page)).toHaveText(['Harbour Shirt', 'Island Shirt'])
  await expect(page.getByLabel('Sort by')).toHaveValue('name')
  await isMarked(page)
})

test('more products come behind those that are there, and pages have numbers', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${shop}?sort=name`)
  await mark(page)
  await page.locator('.sw-store-bar').hover()
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(titles(page)).toHaveText(['Harbour Shirt', 'Island Shirt', 'Jetty Shirt'])
  await expect(page.locator('a', { hasText: 'Jetty Shirt' })).toBeFocused()
  await expect(page.locator('.sw-store-shown')).toHaveText('3 of 3 products')
  await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0)
  await isMarked(page)
  await page.getByRole('link', { name: 'Jetty Shirt' }).click()
  await page.waitForURL('**/p/jetty-shirt')
  await page.goBack()
  await expect(titles(page)).toHaveText(['Harbour Shirt', 'Island Shirt', 'Jetty Shirt'])
  await page.reload()
  await expect(titles(page)).toHaveText(['Harbour Shirt', 'Island Shirt', 'Jetty Shirt'])
  await mark(page)
  await page.locator('.sw-store-bar').hover()
  await page.getByRole('link', { name: 'Page 1' }).click()
  await expect(titles(page)).toHaveText(['Harbour Shirt', 'Island Shirt'])
  await isMarked(page)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a sheet says how many products there are before it is closed', async ({ page }) => {
    await page.goto(shop)
    await mark(page)
    await page.getByRole('button', { name: 'Filter and sort' }).tap()
    await group(page, 'Size').tap()
    await page.locator('.sw-store-value', { hasText: 'L' }).tap()
    await expect(page.getByRole('button', { name: 'Show products (2)' })).toBeVisible()
    await page.locator('.sw-store-value', { hasText: 'S' }).tap()
    const show = page.getByRole('button', { name: 'Show products (3)' })
    await show.tap()
    await expect(page.locator('.sw-store-panel')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filter and sort (2)' })).toBeVisible()
    await isMarked(page)
  })
})

test('a choice that cannot be fetched is opened as a page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(shop)
  await page.locator('.sw-store-bar').hover()
  await page.route(
    (url) => url.searchParams.has('available') || url.searchParams.has('sort'),
    (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()),
  )
  await page.getByLabel('Sort by').selectOption('Price, high to low')
  await expect(titles(page)).toHaveText(['Jetty Shirt', 'Harbour Shirt'])
  await expect(page).toHaveURL(/sort=price-desc/)
})

test('axe finds nothing in any state', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${shop}?option.Size=M&sort=name`)
  await group(page, 'Size').click()
  await expectAccessible(page)
  await page.goto(`${shop}?price-to=1`)
  await expect(page.locator('.ProductList-empty')).toContainText('No product fits')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await expectAccessible(page)
})
