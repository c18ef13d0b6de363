/** How shoppers choose among the values of an option, from the owner's choice to the address that a shopper sends on. */

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { look } from './look.ts'
import { ownerBy } from './people.ts'
import { takePicture } from './picture.ts'
import { world } from './world.ts'

const NO_LIMIT = { unlimited: true, quantity: 0 }
const GONE = { unlimited: false, quantity: 0 }
const VARIANTS = [
  { sku: 'A', attributes: { Glaze: 'Ink', Size: 'Small' }, priceMinor: 1000, stock: NO_LIMIT },
  { sku: 'B', attributes: { Glaze: 'Ink', Size: 'Large' }, priceMinor: 1500, stock: NO_LIMIT },
  { sku: 'C', attributes: { Glaze: 'Moss', Size: 'Small' }, priceMinor: 1000, stock: GONE },
]

const option = (page: Page, name: string) =>
  page.locator('.variant-option').filter({ hasText: name })
const swatch = (page: Page, name: string) => page.locator('label.sw-swatch', { hasText: name })

test('an owner shows glazes as swatches; a shopper is told what is sold out or not made, and sends the address on', async ({
  page,
}) => {
  const { studio } = world().demo
  const owner = ownerBy(page.request, studio)
  const account = { name: 'Ines', email: 'swatches@example.com', password: 'correct horse battery' }
  await owner.post('/api/sign-up', account)
  const { site } = (await owner.post('/api/sites', { title: 'Glazes', startingPointId: 'shop' }))
    .body
  const added = await owner.post(`/s/${site.id}/api/products`, {
    title: 'Glazed Cup',
    state: 'public',
    variants: VARIANTS,
    options: [
      { name: 'Glaze', values: ['Ink', 'Moss'] },
      { name: 'Size', values: ['Small', 'Large'], picker: 'list' },
    ],
  })
  await owner.post(`/s/${site.id}/api/publish`, {})
  const { url, id } = added.body.product

  await test.step('the owner chooses swatches and their colours', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${studio}/sites/${site.id}/products/${id}`)
    await page.getByRole('button', { name: /As the theme does it/ }).click()
    await page.getByRole('option', { name: 'Swatches' }).click()
    await page.getByLabel('Colour of Ink', { exact: true }).fill('blue ink')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(page.getByText('Enter a colour such as #1e4fa3.')).toBeVisible()
    await page.getByLabel('Colour of Ink', { exact: true }).fill('#1e3a8a')
    await page.getByLabel('Colour of Moss', { exact: true }).fill('#5f7a52')
    await look(page, 'swatches-of-a-product')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
  })

  await test.step('a shopper meets a list and swatches, and is told in words', async () => {
    await expect(async () => {
      await page.goto(url)
      await expect(swatch(page, 'Ink')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(option(page, 'Size').getByRole('combobox')).toBeVisible()
    await expect(option(page, 'Glaze').getByRole('combobox')).toBeHidden()
    await expect(page.getByRole('radio', { name: 'Moss — sold out' })).toBeAttached()
    await option(page, 'Size').getByRole('combobox').selectOption('Large')
    await expect(page.getByRole('radio', { name: 'Moss — unavailable' })).toBeAttached()
    await expectAccessible(page)
    await takePicture(page, 'swatches')
    await swatch(page, 'Ink').click()
    await expect(option(page, 'Glaze').locator('.variant-option-title')).toHaveText('Glaze: Ink')
    await expect(page.locator('.product-price').first()).toHaveText('$15.00')
    const chosen = await page.locator('.product-variants').getAttribute('data-selected-variant')
    expect(JSON.parse(chosen ?? '')).toMatchObject({ sku: 'B' })
    await expect(page).toHaveURL(/\?variant=[0-9a-f]{24}$/)
  })

  await test.step('the address opens on the choice, by keyboard it goes on', async () => {
    const address = page.url()
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('radio', { name: 'Ink' })).toBeChecked()
    await expect(option(page, 'Size').getByRole('combobox')).toHaveValue('Large')
    await expect(page.locator('.product-price').first()).toHaveText('$15.00')
    await page.getByRole('radio', { name: 'Ink' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: /^Moss/ })).toBeChecked()
    await page.locator('.sqs-add-to-cart-button').press('Enter')
    await expect(page.getByRole('alert')).toContainText('Sorry, that item variant is unavailable.')
    await expect(page).not.toHaveURL(/variant=/)
  })
})

test('values without a colour have the picture of their variant as a swatch', async ({
  page,
  browser,
}) => {
  const owner = ownerBy(page.request, world().demo.studio)
  const account = { name: 'Ines', email: 'pictured@example.com', password: 'correct horse battery' }
  await owner.post('/api/sign-up', account)
  const { site } = (await owner.post('/api/sites', { title: 'Pictured', startingPointId: 'shop' }))
    .body
  const { items: pictures } = (await owner.get(`/s/${site.id}/api/assets?kind=image`)).body
  const imageIds: string[] = pictures.slice(0, 3).map(({ id }: { id: string }) => id)
  const glazes = ['Ink', 'Moss', 'Oat']
  const added = await owner.post(`/s/${site.id}/api/products`, {
    title: 'Pictured Cup',
    state: 'public',
    imageIds,
    variants: glazes.map((Glaze, at) => ({
      ...{ sku: Glaze, attributes: { Glaze }, priceMinor: 1000 },
      stock: at === 2 ? GONE : NO_LIMIT,
      imageId: at === 1 ? null : imageIds[at],
    })),
    options: [{ name: 'Glaze', values: glazes, picker: 'swatches' }],
  })
  await owner.post(`/s/${site.id}/api/publish`, {})

  for (const width of [1280, 390]) {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      ...(width < 400 && { hasTouch: true, isMobile: true }),
    })
    const shopper = await context.newPage()
    await shopper.goto(added.body.product.url)
    const pictureOf = (name: string) =>
      swatch(shopper, name).evaluate((label) => getComputedStyle(label).backgroundImage)
    expect(await pictureOf('Ink')).toMatch(/^url\(".+\?format=100w"\)$/)
    expect(await pictureOf('Oat')).not.toBe(await pictureOf('Ink'))
    // A variant without a picture is chosen by its name.
    await expect(swatch(shopper, 'Moss')).toHaveCount(0)
    await expect(shopper.getByRole('radio', { name: 'Oat — sold out' })).toBeAttached()
    await expectAccessible(shopper)
    await takePicture(shopper, `picture-swatches-${width}`)
    if (width < 400) await swatch(shopper, 'Ink').tap()
    else {
      await shopper.getByRole('radio', { name: 'Ink' }).focus()
      await shopper.keyboard.press('Space')
    }
    await expect(option(shopper, 'Glaze').locator('.variant-option-title')).toHaveText('Glaze: Ink')
    await shopper.locator('.sqs-add-to-cart-button').first().press('Enter')
    await expect(shopper.getByText('Added to your cart.')).toBeAttached()
    await context.close()
  }
})
