/** An owner pastes columns that were copied elsewhere, fills cells down and sorts many products into categories. */

import { expect, type Locator, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'

/** Copies a text as somebody does in another window: it goes through the browser's own clipboard. */
async function copyElsewhere(page: Page, text: string): Promise<void> {
  const other = await page.context().newPage()
  await other.setContent('<textarea></textarea>')
  await other.locator('textarea').fill(text)
  await other.locator('textarea').press('ControlOrMeta+a')
  await other.locator('textarea').press('ControlOrMeta+c')
  await other.close()
  await page.bringToFront()
}

interface Place {
  readonly id: string
  readonly studio: string
}

async function makeShop(page: Page, email: string): Promise<Place> {
  await makeSite(page, { email, title: 'Columns' })
  const id = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  return { id, studio: new URL(page.url()).origin }
}

const one = (sku: string, priceMinor: number, quantity = 5) => ({
  sku,
  attributes: {},
  priceMinor,
  stock: { unlimited: false, quantity },
})

test(
  'columns are pasted and filled down in the grid of many products',
  NIGHTLY,
  async ({ page }) => {
    test.setTimeout(180_000)
    const { id, studio } = await makeShop(page, 'columns@example.com')
    const owner = ownerOn(page)
    const titles = ['Apples', 'Bread', 'Cheese', 'Dates']
    let collectionId = ''
    for (const title of titles) {
      const variants = [one(title.toUpperCase(), 300)]
      const { body } = await owner.post(`/s/${id}/api/products`, {
        title,
        state: 'public',
        variants,
      })
      collectionId = body.product.collectionId
    }
    for (const displayName of ['Fresh', 'Cupboard']) {
      await owner.post(`/s/${id}/api/products/${collectionId}/categories`, { displayName })
    }

    await page.goto(`${studio}/sites/${id}/products/bulk`)
    const grid = page.getByRole('grid')
    const line = (title: string) => grid.getByRole('row').filter({ hasText: title })
    const cell = (title: string, column: number): Locator =>
      line(title).getByRole('gridcell').nth(column)
    const [price, stock, categories] = [2, 4, 6] as const
    await expect(line('Apples')).toBeVisible()

    await test.step('a block of cells from a spreadsheet, newest product first', async () => {
      await copyElsewhere(page, '4.00\t3.50\t7\n5.00\t\t8\n6.00\t5\t∞\nnothing\t\t9')
      await cell('Dates', price).focus()
      await page.keyboard.press('ControlOrMeta+v')
      await expect(cell('Dates', price)).toHaveText('4.00')
      await expect(cell('Dates', 3)).toHaveText('3.50')
      await expect(cell('Cheese', price)).toHaveText('5.00')
      await expect(cell('Bread', stock)).toHaveText('∞')
      await expect(cell('Apples', price)).toHaveText('3.00')
      await expect(cell('Apples', stock)).toHaveText('9')
      await expect(page.getByRole('alert')).toContainText('1 cell could not be read')
    })

    await test.step('Ctrl+D fills down what is selected below', async () => {
      await cell('Cheese', price).focus()
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Shift+ArrowDown')
      await cell('Cheese', price).focus()
      await page.keyboard.press('ControlOrMeta+d')
      await expect(cell('Bread', price)).toHaveText('5.00')
      await expect(cell('Apples', price)).toHaveText('5.00')
      await expect(cell('Dates', price)).toHaveText('4.00')
      await page.keyboard.press('ControlOrMeta+z')
      await expect(cell('Bread', price)).toHaveText('6.00')
      await page.keyboard.press('Escape')
    })

    await test.step('one that is copied goes to every selected line', async () => {
      await copyElsewhere(page, '12')
      await cell('Bread', stock).focus()
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('ControlOrMeta+v')
      await expect(cell('Bread', stock)).toHaveText('12')
      await expect(cell('Apples', stock)).toHaveText('12')
      await page.keyboard.press('Escape')
    })

    await test.step('products are put into a category and taken out of it', async () => {
      await grid.getByRole('checkbox', { name: 'Select all lines' }).press('Space')
      await page.getByRole('button', { name: 'Categories', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Categories of 4 products' })
      await dialog.getByText('Fresh').click()
      await look(page, 'bulk-categories')
      await dialog.getByRole('button', { name: 'Set' }).click()
      for (const title of titles) await expect(cell(title, categories)).toHaveText('Fresh')

      await cell('Cheese', categories).dblclick()
      const single = page.getByRole('dialog', { name: 'Categories of 1 product' })
      await single.getByText('Fresh').click()
      await single.getByText('Cupboard').click()
      await single.getByRole('button', { name: 'Set' }).click()
      await expect(cell('Cheese', categories)).toHaveText('Cupboard')
      await expect(cell('Dates', categories)).toHaveText('Fresh')
    })

    await test.step('what was saved, and what is taken back, is told', async () => {
      await page.getByRole('button', { name: 'Save 4 products' }).click()
      await expect(
        page.getByText(
          /^4 products saved: Price \(3\), Sale price \(2\), Stock \(4\), Categories \(4\)/,
        ),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText(/^4 products are as they were: Price/)).toBeVisible()
      await expect(cell('Dates', price)).toHaveText('3.00')
      await expect(cell('Dates', categories)).toHaveText('')
    })

    await test.step('on a phone the box that selects stays beside the name', async () => {
      await page.setViewportSize({ width: 390, height: 900 })
      const window = grid.locator('xpath=..')
      await window.evaluate((frame) => frame.scrollTo(500, 0))
      const box = line('Dates').getByRole('checkbox')
      await expect(line('Dates').getByRole('rowheader')).toBeInViewport()
      await expect(box.locator('xpath=ancestor::td')).toBeInViewport({ ratio: 1 })
      await look(page, 'bulk-scrolled')
    })

    await test.step('the name opens the product, by its link and by Enter', async () => {
      await line('Dates').getByRole('link', { name: 'Dates' }).click()
      await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Dates')
      await page.goBack()
      await cell('Bread', price).focus()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Bread')
    })
  },
)

test('a column of 250 prices goes into the table of variants', NIGHTLY, async ({ page }) => {
  test.setTimeout(180_000)
  const { id, studio } = await makeShop(page, 'variants250@example.com')
  const owner = ownerOn(page)
  const sizes = Array.from({ length: 25 }, (_, at) => `S${at + 1}`)
  const colours = Array.from({ length: 10 }, (_, at) => `C${at + 1}`)
  const variants = sizes.flatMap((Size) =>
    colours.map((Colour) => ({
      ...one(`${Size}-${Colour}`, 1000),
      attributes: { Size, Colour },
    })),
  )
  const { body } = await owner.post(`/s/${id}/api/products`, {
    title: 'Shirt',
    lowStockUpTo: 3,
    options: [
      { name: 'Size', values: sizes },
      { name: 'Colour', values: colours },
    ],
    variants,
  })
  await page.goto(`${studio}/sites/${id}/products/${body.product.id}`)
  const table = page.getByRole('table', { name: 'Variants' })
  const field = (column: string, size: number, colour: number) =>
    table.getByRole('textbox', { name: `${column}, S${size} / C${colour}`, exact: true })
  await expect(field('Price', 25, 10)).toHaveValue('10.00')
  /** Scrolls the table, as a wheel does, to one of the 250 rows. */
  const scrollTo = async (size: number, colour: number): Promise<void> => {
    const part = ((size - 1) * 10 + colour - 1) / variants.length
    await table.locator('xpath=..').evaluate((frame, at) => {
      frame.scrollIntoView({ block: 'center', behavior: 'instant' })
      frame.scrollTop = at * frame.scrollHeight
    }, part)
    await expect(field('Price', size, colour)).toBeInViewport()
  }

  await test.step('all 250 cells from the clipboard', async () => {
    const prices = variants.map((_, at) => (20 + at / 100).toFixed(2))
    await copyElsewhere(page, prices.join('\n'))
    await field('Price', 1, 1).focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(field('Price', 1, 1)).toHaveValue('20.00')
    await expect(field('Price', 25, 10)).toHaveValue('22.49')
    await scrollTo(13, 5)
    await expect(field('Price', 13, 5)).toHaveValue('21.24')
  })

  await test.step('a stock that is filled down to all below it, and is marked as low', async () => {
    await scrollTo(25, 8)
    await expect(table.getByText('Low', { exact: true })).toHaveCount(0)
    await field('Units left', 25, 8).fill('2')
    await field('Units left', 25, 8).press('ControlOrMeta+d')
    await expect(field('Units left', 25, 10)).toHaveValue('2')
    await expect(table.getByText('Low', { exact: true })).toHaveCount(3)
    await field('Units left', 25, 10).fill('0')
    await field('Units left', 25, 10).press('Tab')
    await expect(table.getByText('Sold out', { exact: true })).toHaveCount(1)
  })

  await test.step('Tab goes from row to row, also from one that was scrolled out of sight', async () => {
    await scrollTo(1, 1)
    await field('Price', 1, 1).focus()
    // Seven stops in a row: its box, SKU, price, the switches of sale and stock, units, and the button of weight and size.
    for (let row = 0; row < 15; row += 1) {
      for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press('Tab')
    }
    await expect(field('Price', 2, 6)).toBeFocused()
    await expect(field('Price', 2, 6)).toBeInViewport()
    await scrollTo(20, 1)
    for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press('Shift+Tab')
    await expect(field('Price', 2, 5)).toBeFocused()
    await expect(field('Price', 2, 5)).toBeInViewport()
  })

  await test.step('what cannot be read stays where it was typed', async () => {
    await scrollTo(1, 1)
    await field('Price', 1, 1).fill('dear')
    await field('Price', 1, 2).focus()
    await scrollTo(25, 10)
    await field('Price', 25, 10).focus()
    await scrollTo(1, 1)
    await expect(field('Price', 1, 1)).toHaveValue('dear')
    await expect(table.getByText('Enter an amount, such as 12.50.')).toBeVisible()
    await field('Price', 1, 1).fill('20')
  })

  await test.step('a save that misses prices goes to the first of them, then to the next', async () => {
    for (const [size, colour] of [
      [13, 5],
      [20, 1],
    ] as const) {
      await scrollTo(size, colour)
      await field('Price', size, colour).fill('')
    }
    await scrollTo(1, 1)
    const save = page.getByRole('button', { name: 'Save', exact: true }).first()
    await save.click()
    await expect(field('Price', 13, 5)).toBeFocused()
    await expect(field('Price', 13, 5)).toBeInViewport()
    await expect(field('Price', 13, 5)).toHaveAccessibleDescription('Please enter a price.')
    await look(page, 'variants-250')
    await field('Price', 13, 5).fill('21.24')
    await save.click()
    await expect(field('Price', 20, 1)).toBeFocused()
    await expect(field('Price', 20, 1)).toBeInViewport()
    await field('Price', 20, 1).fill('22')
  })

  await test.step('all of it is saved', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(page.getByText('Saved “Shirt”')).toBeVisible()
    await page.reload()
    await expect(field('Price', 25, 10)).toHaveValue('22.49')
    await scrollTo(25, 9)
    await expect(field('Units left', 25, 9)).toHaveValue('2')
  })
})
