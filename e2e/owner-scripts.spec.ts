/** Scripts of an owner that rearrange the page of a product: it sells all the same, and nothing is thrown. */

import { expect, type Page, test } from '@playwright/test'
import { ownerBy } from './people.ts'
import { world } from './world.ts'

const NO_LIMIT = { unlimited: true, quantity: 0 }
const GLAZES = ['Ink', 'Moss'] as const

/** Things that scripts in use do to the page, before ours come or once somebody has chosen. */
const SCRIPTS: Readonly<Record<string, () => void>> = {
  'moves the buttons and pickers below everything else': () => {
    const checkout = document.querySelector('.ProductItem-details-checkout')
    document.querySelector('.ProductItem')?.append(checkout ?? '')
  },
  'puts the price, the pickers and the button into boxes of its own': () => {
    for (const part of ['.product-price', '.product-variants', '.sqs-add-to-cart-button']) {
      const box = document.createElement('div')
      const found = document.querySelector(part)
      found?.replaceWith(box)
      box.append(found ?? '')
    }
  },
  'replaces the gallery by its own': () => {
    const own = document.createElement('div')
    own.innerHTML = '<img class="own-gallery" alt="The cup" src="/favicon.ico">'
    document.querySelector('.ProductItem-gallery')?.replaceWith(own)
  },
  'takes slides out of the gallery': () => {
    for (const slide of document.querySelectorAll('.ProductItem-gallery-slides-item')) {
      slide.remove()
    }
  },
}

async function makeCup(page: Page, email: string) {
  const owner = ownerBy(page.request, world().demo.studio)
  await owner.post('/api/sign-up', { name: 'Ines', email, password: 'correct horse battery' })
  const { site } = (await owner.post('/api/sites', { title: 'Scripted', startingPointId: 'shop' }))
    .body
  const api = `/s/${site.id}/api`
  const { items: pictures } = (await owner.get(`${api}/assets?kind=image`)).body
  const imageIds: string[] = pictures.slice(0, 2).map(({ id }: { id: string }) => id)
  const added = await owner.post(`${api}/products`, {
    title: 'Scripted Cup',
    state: 'public',
    imageIds,
    options: [{ name: 'Glaze', values: [...GLAZES], picker: 'list' }],
    variants: GLAZES.map((glaze, at) => ({
      sku: glaze,
      attributes: { Glaze: glaze },
      priceMinor: 1000 + at * 500,
      stock: NO_LIMIT,
      imageId: imageIds[at],
    })),
  })
  await owner.post(`${api}/publish`, {})
  return added.body.product as { url: string }
}

async function buys(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Select Glaze' }).selectOption('Moss')
  await expect(page.locator('.product-price').first()).toHaveText('$15.00')
  await page.locator('.sqs-add-to-cart-button').click()
  await expect(page.getByText('Added to your cart.')).toBeAttached()
}

test('scripts of an owner that move parts of a product or replace its gallery leave it for sale', async ({
  page: owner,
  browser,
}) => {
  const { url } = await makeCup(owner, 'owner-scripts@example.com')
  for (const [name, script] of Object.entries(SCRIPTS)) {
    for (const moment of ['before ours', 'after a choice']) {
      await test.step(`one that ${name}, ${moment}`, async () => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
        const page = await context.newPage()
        const errors: string[] = []
        page.on('pageerror', ({ message }) => errors.push(message))
        if (moment === 'before ours') {
          await page.addInitScript(`addEventListener('DOMContentLoaded', ${script})`)
        }
        await page.goto(url)
        if (moment === 'after a choice') {
          await page.getByRole('combobox', { name: 'Select Glaze' }).selectOption('Ink')
          await expect(page.locator('.product-price').first()).toHaveText('$10.00')
          await page.evaluate(script)
        }
        await buys(page)
        expect(errors).toEqual([])
        await context.close()
      })
    }
  }
})

test('a script of an owner chooses, reads the choice and presses the button', async ({ page }) => {
  const { url } = await makeCup(page, 'owner-presses@example.com')
  await page.goto(url)
  await page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('select[data-variant-option-name]')
    if (!select) return
    select.value = 'Ink'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.locator('.product-variants')).toHaveAttribute('data-selected-variant', /"Ink"/)
  await page.evaluate(() => document.querySelector<HTMLElement>('.sqs-add-to-cart-button')?.click())
  await expect(page.getByText('Added to your cart.')).toBeAttached()
})
