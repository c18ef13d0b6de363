/** Search as one types: from the header, by mouse, keyboard and touch, misspelt, and without an answer of the server. */

import { expect, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { world } from './world.ts'

const open = (page: Page) => page.getByRole('link', { name: 'Search', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

test.beforeEach(({ page }) => page.goto(world().demo.site))

test('by mouse: products with their prices come while one types, and a press opens one', async ({
  page,
}) => {
  await open(page).click()
  await expect(field(page)).toBeFocused()
  await field(page).pressSequentially('mug')
  await expect(option(page, /^Morning Mug.*\$\d/)).toBeVisible()
  await look(page, 'search-suggestions')
  await option(page, /^Morning Mug/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()
})

test('by keyboard: misspelt, through the results, to all of them, and back to where one was', async ({
  page,
}) => {
  await open(page).press('Enter')
  await field(page).pressSequentially('mornng')
  await expect(option(page, /^Morning Mug/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option(page, /^Morning Mug/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=mornng$/)
  await page.goBack()
  await open(page).press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(open(page)).toBeFocused()
})

test('by touch, where no answer comes: the search page answers', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto(world().demo.site)
  await page.route('**/api/search/GeneralSearch*', (route) => route.abort())
  await open(page).tap()
  const refused = page.waitForEvent('requestfailed', (request) => /Search/.test(request.url()))
  await field(page).fill('mug')
  await refused
  await field(page).press('Enter')
  await expect(page.getByRole('link', { name: 'Morning Mug' })).toBeVisible()
  await context.close()
})

test('without script the link leads to the search page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(world().demo.site)
  await open(page).click()
  await expect(page).toHaveURL(/\/search$/)
  await context.close()
})
