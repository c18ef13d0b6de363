/** The grid of many products used by keys and pointer while it scrolls: what is typed and selected stays, and the focus too. */

import { expect, type Locator, test } from '@playwright/test'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'

const PRODUCTS = 60
const [NAME, PRICE, SALE] = [1, 2, 3] as const

test('the grid of many products keeps its place while it scrolls', NIGHTLY, async ({ page }) => {
  test.setTimeout(180_000)
  // All of the grid's window is in sight.
  await page.setViewportSize({ width: 1280, height: 1200 })
  await makeSite(page, { email: 'many-lines@example.com', title: 'Lines' })
  const id = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const owner = ownerOn(page)
  for (let at = PRODUCTS; at > 0; at -= 1) {
    const stock = { unlimited: true, quantity: 0 }
    const variants = [{ sku: `L-${at}`, attributes: {}, priceMinor: 1000 + at, stock }]
    await owner.post(`/s/${id}/api/products`, { title: `Line ${at}.`, state: 'public', variants })
  }
  await page.goto(`${new URL(page.url()).origin}/sites/${id}/products/bulk`)
  const grid = page.getByRole('grid')
  const frame = grid.locator('xpath=..')
  const line = (at: number) => grid.getByRole('row').filter({ hasText: `Line ${at}.` })
  /** By its column among those that can be reached: the box is 0, the name 1. */
  const cell = (at: number, column: number): Locator =>
    line(at).locator(`[data-spot$="-${column}"]`)
  const scrollTo = (top: number) => frame.evaluate((element, to) => element.scrollTo(0, to), top)
  const save = page.getByRole('button', { name: /^Save \d+ product/ })
  await expect(page.getByText(`${PRODUCTS} lines`, { exact: true })).toBeVisible()

  await test.step('what is typed in a cell stays while others are looked at', async () => {
    await cell(3, PRICE).click()
    await page.keyboard.type('77')
    await scrollTo(1e6)
    await expect(line(PRODUCTS)).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(cell(4, PRICE)).toBeFocused()
    await expect(cell(4, PRICE)).toBeInViewport({ ratio: 1 })
    await expect(cell(3, PRICE)).toHaveText('77.00')
  })

  await test.step('a cell keeps the focus while others are looked at', async () => {
    await scrollTo(1e6)
    await expect(line(PRODUCTS)).toBeInViewport()
    await expect(cell(4, PRICE)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(cell(5, PRICE)).toBeFocused()
    await expect(cell(5, PRICE)).toBeInViewport({ ratio: 1 })
  })

  await test.step('Shift goes back from a cell that is edited', async () => {
    await page.keyboard.type('8')
    await page.keyboard.press('Shift+Enter')
    await expect(cell(4, PRICE)).toBeFocused()
    await expect(cell(5, PRICE)).toHaveText('8.00')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('6')
    await page.keyboard.press('Shift+Tab')
    await expect(cell(4, PRICE)).toBeFocused()
    await expect(cell(4, SALE)).toHaveText('6.00')
  })

  await test.step('Ctrl+S saves from within a cell', async () => {
    await page.keyboard.type('9')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText(/^3 products saved: Price \(3\), Sale price \(1\)/)).toBeVisible()
    await expect(cell(4, PRICE)).toHaveText('9.00')
    await expect(save).toHaveCount(0)
  })

  await test.step('letters typed on a name or a box change nothing', async () => {
    await cell(6, PRICE).click()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('x')
    await expect(cell(6, NAME)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('x')
    await expect(line(6).getByRole('checkbox')).not.toBeChecked()
    await page.keyboard.press('Space')
    await expect(line(6).getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Escape')
  })

  await test.step('a click with Shift selects all lines in between', async () => {
    await line(2).getByRole('checkbox').click()
    await scrollTo(1e6)
    await line(50)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await expect(page.getByText('49 selected', { exact: true })).toBeVisible()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.getByText('50 selected', { exact: true })).toBeVisible()
    await line(40).getByRole('checkbox').click()
    await expect(page.getByText('49 selected', { exact: true })).toBeVisible()
    await look(page, 'edit-many')
    await cell(41, PRICE).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Space')
    await expect(page.getByText(`${PRODUCTS - 1} selected`, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the focus comes back to the cell from the button that saved', async () => {
    await cell(40, PRICE).click()
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    await save.press('Enter')
    await expect(save).toHaveCount(0)
    await expect(cell(41, PRICE)).toBeFocused()
  })

  await test.step('on a phone no cell stays under the name', async () => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.keyboard.press('End')
    for (const column of [5, 4, 3, PRICE]) {
      await page.keyboard.press('ArrowLeft')
      await expect(cell(41, column)).toBeFocused()
      const name = await cell(41, NAME).boundingBox()
      const box = await cell(41, column).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0) - 1)
    }
  })
})
