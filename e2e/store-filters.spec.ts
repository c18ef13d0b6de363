/** A store's page as shoppers use it without script: filters, orders and pages, at a desk and on a phone. */

import { expect, test } from '@playwright/test'
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
  await owner.post(`${api}/publish`, {})
  shop = `${site.url}/shirts`
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters and sorts at a desk', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(shop)
    const titles = page.locator('.ProductList-title')
    await expect(titles).toHaveCount(3)
    await page.locator('summary', { hasText: 'Size' }).click()
    await page.getByRole('checkbox', { name: /^M/ }).press('Space')
    await page.getByLabel('Sort by').selectOption('Price, low to high')
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(titles).toHaveText(['Island Shirt', 'Harbour Shirt'])
    await expect(page).toHaveURL(/[?&]option\.Size=M(?:&|$)/)
    await page.getByRole('link', { name: 'Remove filter: Size: M' }).click()
    await expect(titles).toHaveText(['Island Shirt', 'Harbour Shirt', 'Jetty Shirt'])
    await page.goBack()
    await expect(titles).toHaveText(['Island Shirt', 'Harbour Shirt'])
  })

  test('filters on a phone, in a sheet', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(shop)
    const sheet = page.locator('.sw-store-panel')
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    await expect(sheet).toBeInViewport()
    await page.locator('summary', { hasText: 'Price' }).click()
    await page.getByLabel('From ($)').fill('50')
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(page.locator('.ProductList-title')).toHaveText(['Jetty Shirt'])
    await expect(sheet).toBeHidden()
  })
})

test('axe finds nothing in any state', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${shop}?option.Size=M&sort=name`)
  await page.locator('summary', { hasText: 'Size' }).click()
  await expectAccessible(page)
  await page.goto(`${shop}?price-to=1`)
  await expect(page.locator('.ProductList-empty')).toContainText('No product fits')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await expectAccessible(page)
})
