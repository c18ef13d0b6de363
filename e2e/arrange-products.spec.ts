/** A store of its own place in the navigation, with products in an order that its owner gives them: by mouse, by keyboard and from menus. */

import { expect, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'

const rows = (page: Page) => page.getByRole('grid', { name: 'Market' }).getByRole('row')

async function expectOrder(page: Page, ...titles: string[]): Promise<void> {
  await expect(rows(page)).toHaveCount(titles.length)
  for (const [index, title] of titles.entries()) {
    await expect(rows(page).nth(index)).toContainText(title)
  }
}

test(
  'arrange the products of a store, and see them so in the shop',
  NIGHTLY,
  async ({ context, page }) => {
    await makeSite(page, { email: 'arranger@example.com', title: 'Arranged' })
    const siteId = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
    const studio = new URL(page.url()).origin
    const owner = ownerOn(page)
    const api = `/s/${siteId}/api`

    await test.step('a new store comes first in the navigation', async () => {
      await page.getByRole('button', { name: 'Add page' }).click()
      await page.getByRole('menuitem', { name: /^Store/ }).click()
      await page.getByLabel('Title').fill('Market')
      await page.getByText('Put it first in the navigation').click()
      await look(page, 'store-first')
      await page.getByRole('button', { name: 'Add and fill it' }).click()
      await expect(page.getByRole('button', { name: 'Page: Market' })).toBeVisible()
      const { body } = await owner.get(`${api}/pages`)
      expect(body.pages[0]).toMatchObject({ title: 'Market', navigation: 'main' })
    })

    const { body: list } = await owner.get(`${api}/pages`)
    const store = list.pages.find(({ kind }: { kind: string }) => kind === 'products')
    for (const title of ['Apples', 'Bread', 'Cheese']) {
      const variants = [{ sku: title, attributes: {}, priceMinor: 300, stock: { unlimited: true } }]
      await owner.post(`${api}/products`, { title, state: 'public', variants })
    }

    await test.step('products are arranged', async () => {
      await page.goto(`${studio}/sites/${siteId}/products`)
      await page.getByRole('link', { name: 'Arrange' }).click()
      await expectOrder(page, 'Apples', 'Bread', 'Cheese')
      await expect(page.getByText(/lists its products in another order/)).toBeVisible()
      await look(page, 'arrange-products')

      await rows(page)
        .nth(2)
        .dragTo(rows(page).nth(0), {
          sourcePosition: { x: 200, y: 20 },
          targetPosition: { x: 200, y: 4 },
        })
      await expectOrder(page, 'Cheese', 'Apples', 'Bread')

      await page.getByRole('button', { name: 'More for Apples' }).click()
      await page.getByRole('menuitem', { name: 'Move down' }).click()
      await expectOrder(page, 'Cheese', 'Bread', 'Apples')

      await rows(page).nth(0).getByRole('button', { name: /^Drag/ }).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator(':focus')).toHaveAccessibleName(/^Insert/)
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await expectOrder(page, 'Bread', 'Apples', 'Cheese')
      await page.reload()
      await expectOrder(page, 'Bread', 'Apples', 'Cheese')
    })

    await test.step('the shop has them in that order', async () => {
      await page.getByRole('link', { name: 'Store settings' }).last().click()
      await page.getByRole('button', { name: /Order of products/ }).click()
      await page.getByRole('option', { name: 'As you arrange them' }).click()
      await expect
        .poll(async () => (await owner.get(`${api}/products/${store.id}/order`)).body.isUsed)
        .toBe(true)
      await owner.post(`${api}/publish`, {})
      await page.goto(`${studio}/sites/${siteId}/products/order`)
      await expectOrder(page, 'Bread', 'Apples', 'Cheese')
      await expect(page.getByText(/lists its products in another order/)).toHaveCount(0)
      const { body } = await owner.get(`${api}/products`)
      const { body: one } = await owner.get(`${api}/products/${body.items[0].id}`)
      const shop = await context.newPage()
      await shop.goto(new URL('/market', one.product.url).href)
      const text = (await shop.locator('main').textContent()) ?? ''
      const places = ['Bread', 'Apples', 'Cheese'].map((title) => text.indexOf(title))
      expect(places.toSorted((a, b) => a - b)).toEqual(places)
      expect(places[0]).toBeGreaterThanOrEqual(0)
    })
  },
)
