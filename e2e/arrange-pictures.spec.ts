import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeSite } from './owner.ts'
import { makeThemeSite } from './theme-sites.ts'
import { world } from './world.ts'

const PICTURES = ['room.jpg', 'identity.jpg', 'poster.jpg', 'desk.jpg']

const rows = (page: Page) => page.getByRole('grid', { name: 'Gallery' }).getByRole('row')
const titles = (page: Page) => rows(page).evaluateAll((all) => all.map((one) => one.ariaLabel))

test('fact 3.collection-views.02: grid, a gallery’s pictures side by side, arranged by keyboard and by menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeSite(page, { email: 'pictures@example.com', title: 'Four Pictures' })
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('menuitem', { name: 'Gallery' }).click()
  await page.getByRole('button', { name: 'Add and fill it' }).click()
  await page.getByRole('link', { name: 'Open its list' }).click()
  await page.getByRole('button', { name: 'Add pictures' }).first().click()
  const dialog = page.getByRole('dialog')
  for (const name of PICTURES) await dialog.getByRole('button', { name }).click()
  await dialog.getByRole('button', { name: 'Add 4 pictures' }).click()
  await expect(rows(page)).toHaveCount(4)

  await test.step('they stand beside each other, also on a phone', async () => {
    const places = () =>
      rows(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    const [first, second] = await places()
    expect(second).toBe(first)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const [left, right, below = 0] = await places()
    expect(right).toBe(left)
    expect(below).toBeGreaterThan(left ?? 0)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('by keyboard a picture is lifted, carried and dropped', async () => {
    const before = await titles(page)
    const handle = rows(page).first().getByRole('button', { name: /Drag/ })
    await handle.focus()
    await page.keyboard.press('Enter')
    // Places to drop it are rows, too, from the moment on in which arrows lead to them.
    await expect(rows(page)).not.toHaveCount(PICTURES.length)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(PICTURES.length)
    await expect.poll(() => titles(page)).not.toEqual(before)
    const arranged = await titles(page)
    expect([...arranged].sort()).toEqual([...before].sort())
    expect(arranged[0]).toBe(before[1])
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(arranged)
  })

  await test.step('by its menu it moves one place, and opens', async () => {
    const [first, second, ...others] = await titles(page)
    await rows(page)
      .first()
      .getByRole('button', { name: /^What to do with|^More|^Do|actions/i })
      .click()
    await page.getByRole('menuitem', { name: 'Move to the back by one' }).click()
    await expect.poll(() => titles(page)).toEqual([second, first, ...others])
    await rows(page).first().click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(second ?? '')
  })
})

/** A site with a journal and a shop, whose owner the page is from now on, at the list of its pages. */
async function openPages(page: Page): Promise<void> {
  const { id } = await makeThemeSite(page.request, 'shop', 'Clay & Co')
  await page.goto(`${world().demo.studio}/sites/${id}/pages`)
}

test('fact 3.collection-views.01: list, a blog’s posts one below the other', async ({ page }) => {
  await openPages(page)
  await page.getByText('Journal', { exact: true }).first().click()
  await page.getByRole('link', { name: 'Open its list' }).click()
  const posts = page.getByRole('grid', { name: 'Journal' }).getByRole('row')
  await expect(posts.nth(1)).toBeVisible()
  const [first, second] = await posts.evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .map(({ left, top, bottom }) => [left, top, bottom]),
  )
  expect(second?.[0]).toBe(first?.[0])
  expect(second?.[1]).toBeGreaterThanOrEqual(first?.[2] ?? Number.POSITIVE_INFINITY)
})

test('fact 3.collection-views.03: product, what a store sells with price and stock', async ({
  page,
}) => {
  await openPages(page)
  await page.getByText('Shop', { exact: true }).first().click()
  await page.getByRole('link', { name: 'Open its list' }).click()
  const products = page
    .getByRole('grid', { name: 'Products' })
    .or(page.getByRole('table', { name: 'Products' }))
  await expect(products.getByRole('columnheader', { name: 'Stock' })).toBeVisible()
  await expect(products.getByRole('columnheader', { name: 'Price' })).toBeVisible()
  await expect(products.getByRole('row', { name: 'Everyday Mug' })).toContainText(/\$\d+\.\d\d/)
})
