/** A site whose owner lets it follow the visitor's system: dark where that asks for it, light elsewhere and on paper. */

import { expect, test } from '@playwright/test'
import { chooseScheme } from './dark-sites.ts'
import { look } from './look.ts'
import { makeThemeSite, THEME_SITES } from './theme-sites.ts'
import { world } from './world.ts'

const [{ start, title }] = THEME_SITES
/** A product in one variant. */
const PRODUCT = '/shop/p/long-neck-vase'

test('pages, cart and checkout are dark where the visitor’s system asks for it', async ({
  page,
  request,
}) => {
  const { id, identifier } = await makeThemeSite(request, start, title)
  await chooseScheme(request, id, 'System')
  const at = (path: string) => `http://${identifier}.localhost:${world().port}${path}`
  const ground = (of = 'body') =>
    page
      .locator(of)
      .first()
      .evaluate((element) => {
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? []
        return red + green + blue > 382 ? 'light' : 'dark'
      })

  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(at('/'))
  expect(await ground()).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground()).toBe('dark')
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2)
  await look(page, 'dark-home')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await ground()).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })

  await page.goto(at(PRODUCT))
  await look(page, 'dark-product')
  await page.locator('.sqs-add-to-cart-button').click()
  await expect(page.locator('.sqs-cart-quantity').first()).toHaveText('1')
  await page.goto(at('/cart'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await ground()).toBe('dark')
  expect(await ground('.sw-quantity input')).toBe('dark')
  await look(page, 'dark-cart')
  await page.goto(at('/checkout'))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  expect(await ground()).toBe('dark')
  expect(await ground('.sw-field input')).toBe('dark')
  await look(page, 'dark-checkout')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ground('.sw-field input')).toBe('light')
})
