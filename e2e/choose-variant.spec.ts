import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { world } from './world.ts'

interface Shift {
  readonly value: number
  readonly hadRecentInput: boolean
}

const button = (page: Page) => page.locator('.sqs-add-to-cart-button').first()
const price = (page: Page) => page.locator('.product-price').first()
const thumbnail = (page: Page, number: number) =>
  page.getByRole('link', { name: `Picture ${number}`, exact: true })
const choose = (page: Page, value: string) =>
  page.locator('.variant-radiobtn-wrapper label').filter({ hasText: value }).first().click()
/** The picture of the gallery that is seen, counted from 0. */
const shownPicture = (page: Page) =>
  page
    .locator('[data-product-gallery="slides"]')
    .evaluate((track) => Math.round((2 * track.scrollLeft) / track.clientWidth) / 2)
/** Beside each other, however far the page is scrolled. */
const placesOf = (page: Page) =>
  page.locator('.ProductItem-details').evaluate((details) => {
    const from = details.getBoundingClientRect()
    return [...details.querySelectorAll('label, .sqs-add-to-cart-button, h1')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left - from.left, top - from.top, width, height].map(Math.round)
    })
  })

test('price, picture, button and marks follow the choice, nothing moves, and Back brings all of it back', async ({
  page,
}) => {
  const { demo } = world()
  await page.goto(`${demo.site}/shop/p/morning-mug`)
  await expect(price(page)).toHaveText('from $28.00')
  const before = await placesOf(page)
  await expect(page.locator('label', { hasText: 'Ink' })).toHaveClass(/sold-out/)
  await button(page).hover()
  await expect(page.locator('.sw-product-status')).toBeAttached()
  expect(await placesOf(page)).toEqual(before)

  // Fonts that come late on a busy machine are none of the choice's doing.
  await page.evaluate(async () => void (await document.fonts.ready))
  const since = await page.evaluate(() => performance.now())
  await choose(page, 'Moss')
  await expect(price(page)).toHaveText('$28.00')
  await expect.poll(() => shownPicture(page)).toBe(1)
  await choose(page, 'Ink')
  await expect(price(page)).toHaveText('$30.00')
  await expect(button(page)).toHaveText('Sold Out')
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => shownPicture(page)).toBe(2)
  await expectAccessible(page)
  // A press may change what is pressed; nothing else moves.
  const shifts = await page.evaluate(
    (from) =>
      new Promise<number>((found) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & Shift)[]
          const unasked = entries.filter(
            ({ hadRecentInput, startTime }) => !hadRecentInput && startTime >= from,
          )
          found(unasked.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => found(0)))
      }),
    since,
  )
  expect(shifts).toBe(0)

  // Looking through the pictures leaves nothing in the history, and the address follows what is seen.
  await thumbnail(page, 2).click()
  await expect(page).toHaveURL(/#picture-/)
  await choose(page, 'Oat')
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
  const first = await thumbnail(page, 1).getAttribute('href')
  await expect.poll(() => new URL(page.url()).hash).toBe(first)
  await choose(page, 'Ink')

  await page.goto(`${demo.site}/cart`)
  await page.goBack()
  await expect(page.locator('.variant-radiobtn:checked')).toHaveValue('Ink')
  await expect(price(page)).toHaveText('$30.00')
  await expect(button(page)).toHaveText('Sold Out')
  await expect.poll(() => shownPicture(page)).toBe(2)
})

test('fact 2.product-blocks.01: the picture of a product block is that of the variant chosen', async ({
  page,
}) => {
  const { demo } = world()
  await page.goto(demo.site)
  const block = page.locator('.sqs-block-product').filter({ hasText: 'Morning Mug' })
  const picture = block.locator('.sw-product-picture img')
  const first = await picture.getAttribute('src')
  await block.getByLabel('Select Glaze').selectOption('Moss')
  await expect(picture).not.toHaveAttribute('src', String(first))
  await expect(block.locator('.product-price')).toHaveText('$28.00')
  await block.getByLabel('Select Glaze').selectOption('')
  await expect(picture).toHaveAttribute('src', String(first))
  await expect(block.locator('.product-price')).toHaveText('from $28.00')
})

test('in forced colours the chosen variant looks unlike the others', async ({ page }) => {
  const { demo } = world()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${demo.site}/shop/p/everyday-bowl`)
  await choose(page, 'Medium')
  const look = (value: string) =>
    page
      .locator('.variant-radiobtn-wrapper label', { hasText: value })
      .evaluate((label) => getComputedStyle(label).backgroundColor)
  expect(await look('Medium')).not.toBe(await look('Small'))
})

test('a first press whose script does not come is tried again, told, and left to the form', async ({
  page,
}) => {
  const { demo } = world()
  let isAway = true
  const tried: string[] = []
  await page.route('**/assets-sw/chunk-*', async (route) => {
    if (isAway) tried.push(route.request().url())
    await (isAway ? route.abort() : route.continue())
  })
  await page.goto(`${demo.site}/shop/p/dinner-plate`)
  await button(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please check your internet connection.')
  expect(tried.length).toBeGreaterThan(new Set(tried).size)
  await expect(button(page)).toBeHidden()
  isAway = false
  await page.locator('.sw-purchase-form').getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page.getByRole('heading', { name: 'Shopping cart' })).toBeVisible()
  await expect(page.getByText('Dinner Plate').first()).toBeVisible()
})
