/** Slips of the hand in a cart: answers that are changed, lines that are removed and put back, failures that are said. */

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'

const FORM = {
  name: '',
  fields: [
    { id: 'name', type: 'text', title: 'Name', required: true, maxLength: 20 },
    { id: 'wood', type: 'select', title: 'Wood', options: ['Oak', 'Ash'] },
    { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Card', 'Ribbon'] },
  ],
}

/** Makes a site with a product that asks its buyer something; gives the product and its address. */
async function makeShop(page: Page, email: string) {
  await makeSite(page, { email, title: 'Name Plates' })
  const siteId = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const owner = ownerOn(page)
  const stock = { unlimited: false, quantity: 20 }
  const made = await owner.post(`/s/${siteId}/api/products`, {
    title: 'Name Plate',
    state: 'public',
    form: FORM,
    variants: [{ sku: 'PLATE', attributes: {}, priceMinor: 2400, stock }],
  })
  expect(made.status).toBe(200)
  expect((await owner.post(`/s/${siteId}/api/publish`, {})).status).toBe(200)
  const { product } = made.body as { product: { id: string; url: string } }
  return { product, cart: new URL('/cart', product.url).href }
}

/** A shopper's tab with a plate for Ada in the cart. */
async function plateForAda(page: Page, { product, cart }: Awaited<ReturnType<typeof makeShop>>) {
  const shop = await page.context().newPage()
  await shop.goto(product.url)
  await shop.locator('.sqs-add-to-cart-button').click()
  const dialog = shop.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ada')
  await dialog.getByLabel('Ribbon').check()
  await dialog.getByLabel('Name').press('Enter')
  await expect(dialog).toHaveCount(0)
  await shop.goto(cart)
  await expect(shop.getByText('Name: Ada')).toBeVisible()
  return shop
}

test('fact 4.form.02: the button of the cart’s form says that it saves; answers are changed, and a removed line comes back with them', async ({
  page,
}) => {
  const place = await makeShop(page, 'name-plates@example.com')
  const shop = await plateForAda(page, place)

  await test.step('by the keyboard, beginning with what was answered', async () => {
    await shop.getByRole('link', { name: 'Change answers: Name Plate' }).press('Enter')
    const name = shop.getByLabel('Name', { exact: true })
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Ada')
    await expect(shop.getByLabel('Ribbon')).toBeChecked()
    await look(shop, 'cart-answers')
    await name.fill('')
    await name.press('Enter')
    await expect(shop.getByText('Required')).toBeVisible()
    await expect(name).toBeFocused()
    await expectAccessible(shop)
    await name.fill('Bo')
    await shop.getByLabel('Wood').selectOption('Ash')
    await shop.getByRole('button', { name: 'Save answers' }).click()
    await expect(shop.getByText('Name: Bo')).toBeVisible()
    await expect(shop.getByText('Wood: Ash')).toBeVisible()
    await expect(shop.getByRole('link', { name: 'Name Plate', exact: true })).toBeFocused()
  })

  await test.step('what was removed comes back, also after a reload and in another tab', async () => {
    await shop.getByRole('button', { name: 'Remove Name Plate' }).click()
    await expect(shop.getByText('Name Plate was removed.')).toBeVisible()
    await look(shop, 'cart-removed')
    await shop.reload()
    const other = await page.context().newPage()
    await other.goto(place.cart)
    await expect(other.getByText('Name Plate was removed.')).toBeVisible()
    await shop.getByRole('button', { name: /^Undo/ }).click()
    await expect(shop.getByText('Name: Bo')).toBeVisible()
    await expect(shop.getByText('Name Plate was removed.')).toHaveCount(0)
    await expect(other.getByText('Name: Bo')).toBeVisible()
    await expect(other.getByText('Name Plate was removed.')).toHaveCount(0)
    await other.close()
  })

  await test.step('a form that cannot be opened or saved says so', async () => {
    const calls = '**/api/commerce/shopping-cart/entries/*/additionalFields'
    const alert = shop.getByRole('alert')
    const change = shop.getByRole('link', { name: 'Change answers: Name Plate' })
    await shop.route(calls, (route) => route.abort())
    await change.click()
    await expect(alert).toContainText('Unable to open form')
    await expect(alert).toContainText('Name Plate: Please check your internet connection.')
    await shop.unroute(calls)
    await change.click()
    await expect(alert).toHaveCount(0)
    await shop.getByLabel('Name', { exact: true }).fill('Cy')
    await shop.route(calls, (route) => route.abort())
    await shop.getByRole('button', { name: 'Save answers' }).click()
    await expect(alert).toContainText('Unable to update form')
    await expect(shop.getByLabel('Name', { exact: true })).toHaveValue('Cy')
    await look(shop, 'cart-answers-unsaved')
    await shop.unroute(calls)
  })

  await test.step('the button says that it is being saved', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await shop.route('**/api/commerce/shopping-cart/entries/*/additionalFields', async (route) => {
      await held
      await route.continue()
    })
    await shop.getByRole('button', { name: 'Save answers' }).click()
    await expect(shop.getByRole('button', { name: 'Saving…' })).toBeVisible()
    release()
    await expect(shop.getByText('Name: Cy')).toBeVisible()
    await expect(shop.getByRole('alert')).toHaveCount(0)
  })
})
