/** A product that asks its buyer something: made in the studio, filled in by a shopper, with the keyboard alone where it counts. */

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { ownerBy, ownerOn } from './people.ts'
import { world } from './world.ts'

const QUESTION = { id: 'name', type: 'text', title: 'Name', required: true }

test('fact 9.labels.02: the form reads "Add to Cart" where the button has no words of its own', async ({
  page,
}) => {
  await makeSite(page, { email: 'wordless@example.com', title: 'Wordless' })
  const siteId = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const owner = ownerOn(page)
  const { body } = await owner.post(`/s/${siteId}/api/products`, {
    title: 'Plate',
    state: 'public',
    form: { name: '', fields: [QUESTION] },
    variants: [{ sku: 'PLATE', attributes: {}, priceMinor: 100, stock: { unlimited: true } }],
  })
  await owner.post(`/s/${siteId}/api/publish`, {})
  await page.goto(body.product.url)
  // A theme whose button is drawn and not written.
  await page.locator('.sqs-add-to-cart-button-inner').evaluate((words) => words.replaceChildren())
  await page.locator('.sqs-add-to-cart-button').press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' })).toBeVisible()
})

test('ask for a name to engrave, and read it in the cart', async ({ context, page }) => {
  await makeSite(page, {
    email: 'engraver@example.com',
    title: 'Engraved',
  })
  const siteId = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  let address = ''

  await test.step('weight, size, label and words for little left are set', async () => {
    await page.goto(page.url().replace(/\/sites\/.*/, `/sites/${siteId}/products/new`))
    await page.getByLabel('Title', { exact: true }).fill('Name Plate')
    await page.getByLabel('Price', { exact: true }).fill('24')
    await page.getByLabel('Weight (g)').fill('350')
    await page.getByLabel('Length (cm)').fill('9.5')
    await page.getByText('Count stock').click()
    await page.getByRole('textbox', { name: 'Units left' }).fill('4')
    await page.getByLabel('Add-to-cart label').fill('Engrave it')
    await page.getByRole('button', { name: /Say when little is left/ }).click()
    await page.getByRole('option', { name: 'Always' }).click()
  })

  await test.step('a form gets its fields', async () => {
    await page.getByRole('button', { name: 'Add field' }).click()
    await page.getByLabel('Question').fill('Name')
    await page.getByText('Has to be answered').click()
    await page.getByRole('button', { name: 'Add field' }).click()
    await page.getByLabel('Question').nth(1).fill('Extras')
    await page
      .getByRole('button', { name: /Kind of answer/ })
      .nth(1)
      .click()
    await page.getByRole('option', { name: 'Several to tick' }).click()
    await page.getByLabel('Options', { exact: true }).fill('Card\nRibbon')
    await look(page, 'product-form-studio')
    await page.getByText('Publish now').click()
    await page.getByRole('button', { name: 'Add product' }).first().click()
    await expect(page.getByText('Saved “Name Plate”')).toBeVisible()
    await expect(page.getByLabel('Weight (g)')).toHaveValue('350')
    await expect(page.getByLabel('Length (cm)')).toHaveValue('9.5')
    const { body } = await ownerOn(page).get(
      `/s/${siteId}/api/products/${/[0-9a-f-]+$/.exec(page.url())?.[0]}`,
    )
    address = body.product.url
    await ownerOn(page).post(`/s/${siteId}/api/publish`, {})
  })

  const shop = await context.newPage()
  await test.step('the product says how little is left, and opens its form', async () => {
    await shop.goto(address)
    await expect(shop.getByText('Only 4 left')).toBeVisible()
    await look(shop, 'product-form-page')
    await shop.getByRole('button', { name: 'Engrave it' }).press('Enter')
    await expect(shop.getByRole('dialog')).toBeVisible()
    await look(shop, 'product-form-lightbox')
  })

  await test.step('Enter and Space on the close control close it', async () => {
    for (const key of ['Enter', ' ']) {
      await shop.getByRole('dialog').getByRole('button', { name: 'Close' }).press(key)
      await expect(shop.getByRole('dialog')).toHaveCount(0)
      await expect(shop.locator('.sqs-add-to-cart-button')).toBeFocused()
      await shop.locator('.sqs-add-to-cart-button').press('Enter')
      await expect(shop.getByRole('dialog')).toBeVisible()
    }
  })

  await test.step('one that is taller than the window begins 50 px below its top', async () => {
    await shop.setViewportSize({ width: 390, height: 200 })
    const box = await shop.locator('.sw-form-box').boundingBox()
    expect(box?.y).toBe(50)
    await shop.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('what is missing stands at its field', async () => {
    const dialog = shop.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Engrave it' }).click()
    await expect(dialog.getByText('Required')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await expectAccessible(shop)
    await dialog.getByLabel('Name').fill('Ada & Bo')
    await dialog.getByLabel('Ribbon').check()
    await dialog.getByLabel('Name').press('Enter')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the cart has the answers', async () => {
    await expect(shop.locator('.sw-cart-pill')).toHaveText('1 item')
    await shop.goto(new URL('/cart', address).href)
    await expect(shop.getByText('Name: Ada & Bo')).toBeVisible()
    await expect(shop.getByText('Extras: Ribbon')).toBeVisible()
    await look(shop, 'product-form-cart')
  })
})

test.describe('the form of a product in its lightbox', () => {
  const NO_LIMIT = { unlimited: true, quantity: 0 }
  const CUPS = {
    'Endless Cup': [{ sku: 'ENDLESS', attributes: {}, priceMinor: 100, stock: NO_LIMIT }],
    'Last Cup': [
      { sku: 'LAST', attributes: {}, priceMinor: 100, stock: { unlimited: false, quantity: 1 } },
    ],
  }
  let site: string

  test.beforeAll(async ({ request }) => {
    const owner = ownerBy(request, world().demo.studio)
    const account = { name: 'Ina', email: 'asks@example.com', password: 'correct horse battery' }
    await owner.post('/api/sign-up', account)
    const made = await owner.post('/api/sites', { title: 'Asking', startingPointId: 'shop' })
    const { id, url } = made.body.site
    site = url
    const form = { name: 'Engraving', fields: [QUESTION] }
    for (const [title, variants] of Object.entries(CUPS)) {
      await owner.post(`/s/${id}/api/products`, { title, state: 'public', form, variants })
    }
    await owner.post(`/s/${id}/api/publish`, {})
  })

  const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Engraving' })
  const button = (page: Page) => page.locator('.sqs-add-to-cart-button')
  const close = (page: Page) => lightbox(page).getByRole('button', { name: 'Close' })

  async function open(page: Page, cup = 'endless-cup'): Promise<void> {
    await page.goto(`${site}/shop/p/${cup}`)
    await button(page).click()
    await expect(lightbox(page)).toBeVisible()
  }

  async function answer(page: Page): Promise<void> {
    await lightbox(page).getByLabel('Name').fill('Ada')
    await lightbox(page).getByRole('button', { name: 'Add To Cart' }).click()
    await expect(lightbox(page)).toHaveCount(0)
    await expect(button(page)).toHaveText('Added!')
  }

  test('fact 2.modal-lightbox.01: asks what the owner wants to know', async ({ page }) => {
    await open(page)
    await expect(lightbox(page).getByLabel('Name')).toBeFocused()
  })

  test('fact 2.modal-lightbox.02: has a control that closes it', async ({ page }) => {
    await open(page)
    await close(page).click()
    await expect(lightbox(page)).toHaveCount(0)
  })

  test('fact 2.modal-lightbox.03: is closed by Enter and by Space on that control', async ({
    page,
  }) => {
    await open(page)
    await close(page).press('Enter')
    await expect(lightbox(page)).toHaveCount(0)
    await button(page).press('Enter')
    await close(page).press(' ')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })

  test('fact 2.modal-lightbox.04: begins 50 px below the top of a window that is lower than it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 200 })
    await open(page)
    // The first field is scrolled to, as it has the focus.
    await page.locator('.sw-form-lightbox').evaluate((scrolls) => scrolls.scrollTo(0, 0))
    expect((await page.locator('.sw-form-box').boundingBox())?.y).toBe(50)
  })

  test('fact 5.before-add-to-cart.09: comes after the stock was asked for', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked = page.waitForRequest('**/api/commerce/inventory/stock/**')
    await page.route('**/api/commerce/inventory/stock/**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${site}/shop/p/endless-cup`)
    await button(page).click()
    await asked
    await expect(lightbox(page)).toHaveCount(0)
    release()
    await expect(lightbox(page)).toBeVisible()
  })

  test('fact 5.before-add-to-cart.10: opens where nothing limits the stock, whatever is in the cart', async ({
    page,
  }) => {
    await open(page)
    await answer(page)
    await open(page)
  })

  test('fact 5.before-add-to-cart.11: opens while more is left than the cart has, and not after that', async ({
    page,
  }) => {
    await open(page, 'last-cup')
    await answer(page)
    await page.reload()
    await button(page).click()
    await expect(page.getByRole('alert')).toContainText(
      'Sorry, we do not have enough of that item available.',
    )
    await expect(page.getByRole('alert')).toContainText('Unable to open form')
    await expect(lightbox(page)).toHaveCount(0)
  })
})
