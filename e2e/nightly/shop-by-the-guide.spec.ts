/**
 * A shop as the guide for owners says, screen by screen: goods, a download and a service, two zones of taxes, four ways to
 * deliver and five discounts; then bought from on a phone and at a desk, with sums worked by hand.
 */

import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { closeOthers } from '../close-others.ts'
import { look } from '../look.ts'
import { makeSite } from '../owner.ts'
import { fillCheckout, orderNumber } from '../shopper.ts'
import { world } from '../world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const SHOP = () => `http://guide-pottery.localhost:${world().port}`

const open = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click()

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first().click()

async function choose(page: Page, within: Page | Locator, field: string, option: string) {
  await within.getByRole('button', { name: new RegExp(`${field}$`) }).click()
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click()
}

async function addProduct(page: Page, title: string, more: () => Promise<void>): Promise<void> {
  await open(page, 'Products')
  await open(page, 'Add product')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await more()
  await page.getByText('Publish now').click()
  await page.getByRole('button', { name: 'Add product' }).first().click()
  await expect(page.getByText(`Saved “${title}”`)).toBeVisible()
}

/** The card of a zone by its heading. */
const zone = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, level: 2, exact: true }) })

const group = (within: Locator, name: string) => within.getByRole('group', { name, exact: true })

async function addPlace(card: Locator, name: string): Promise<void> {
  await card.getByLabel('Where it is').fill(name)
  // While suggestions are open, nothing else can be found by its role.
  await card.page().keyboard.press('Enter')
  await expect(card.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
}

interface Wish {
  readonly code?: string
  /** The words that shoppers read of one that applies by itself. */
  readonly title?: string
  readonly kind?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly product?: string
}

async function addDiscount(page: Page, { code, title, kind, fields = {}, product }: Wish) {
  await open(page, 'Add a discount')
  if (code) await page.getByLabel('Code', { exact: true }).fill(code)
  if (title) {
    await page.getByText('It applies by itself').click()
    await page.getByLabel('Title for shoppers').fill(title)
  }
  if (kind) await choose(page, page, 'Kind', kind)
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByRole('textbox', { name: new RegExp(`^${label}`) })
    await field.fill(value)
    await field.blur()
  }
  if (product) {
    await page.getByText('Certain products').click()
    await page.getByRole('combobox', { name: 'Products' }).fill(product)
    await page.getByRole('option', { name: product }).click()
    await expect(page.getByRole('button', { name: `Remove ${product}` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByRole('link', { name: code ?? title ?? '', exact: true })).toBeVisible()
}

async function shopper(browser: Browser, options: object = {}): Promise<Page> {
  return (await browser.newContext(options)).newPage()
}

async function buy(page: Page, path: string, choice?: string): Promise<void> {
  await page.goto(`${SHOP()}/shop/p/${path}`)
  if (choice) {
    const sizes = page.getByRole('radiogroup', { name: 'Size' })
    await sizes.getByRole('radio', { name: choice }).click()
  }
  const button = page.locator('.sqs-add-to-cart-button').first()
  await button.click()
  await expect(button).toHaveText('Added!')
}

/** Rows of sums as the summary of a checkout has them. */
async function expectSums(page: Page, sums: Readonly<Record<string, string>>): Promise<void> {
  const summary = page.getByRole('complementary', { name: 'Your order' })
  for (const [label, sum] of Object.entries(sums)) {
    await expect(
      summary
        .locator('dl > div')
        .filter({ hasText: new RegExp(`^${label}`) })
        .filter({ visible: true })
        .first(),
    ).toContainText(sum)
  }
}

test('a shop is set up by the guide and bought from', async ({ browser, page }) => {
  test.setTimeout(600_000)
  await makeSite(page, {
    email: 'by-the-guide@example.com',
    title: 'Guide Pottery',
    start: 'Shop',
  })

  await test.step('goods in two sizes, a download and a service', async () => {
    await addProduct(page, 'Moss Vase', async () => {
      await page.getByRole('button', { name: 'Add option' }).click()
      await page.getByRole('textbox', { name: 'Option', exact: true }).fill('Size')
      for (const value of ['Small', 'Large']) {
        await page.getByRole('textbox', { name: 'New value' }).fill(value)
        await page.keyboard.press('Enter')
      }
      await page.getByLabel('Price, Small', { exact: true }).fill('28')
      await page.getByLabel('Price, Large', { exact: true }).fill('46.50')
      await page.getByRole('button', { name: 'Set weight and size' }).click()
      const panel = page.getByRole('dialog')
      await panel.getByLabel('Weight (g)').fill('900')
      await panel.getByRole('button').last().click()
      await expect(panel).toHaveCount(0)
      await look(page, 'guide-product')
    })
    await addProduct(page, 'Glaze Recipes', async () => {
      await choose(page, page, 'Kind', 'Digital')
      await page.getByLabel('Price', { exact: true }).fill('12')
    })
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose file' }).click()
    await (await chooser).setFiles({
      name: 'recipes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nthe recipes'),
    })
    await expect(page.getByText('Stored “recipes.pdf”.')).toBeVisible()
    await addProduct(page, 'Wheel Lesson', async () => {
      await choose(page, page, 'Kind', 'Service')
      await page.getByLabel('Price', { exact: true }).fill('60')
    })
  })

  await test.step('the set-up says what is missing', async () => {
    await open(page, 'Store settings')
    await open(page, 'Set up')
    await expect(page.getByText('The country that you sell from is not set.')).toBeVisible()
    await page.getByRole('link', { name: 'Set the country' }).click()
    await page.getByRole('button', { name: 'Use United States' }).click()
    await save(page)
    await expect(page.getByText('Store settings saved')).toBeVisible()
  })

  await test.step('four ways to deliver in two zones', async () => {
    await open(page, 'Shipping')
    await page.getByRole('button', { name: 'Add a zone' }).click()
    await zone(page, 'New zone').getByLabel('Name of the zone').fill('At home')
    const home = zone(page, 'At home')
    await addPlace(home, 'United States')
    await group(home, 'New way to deliver').getByLabel('What shoppers read').fill('Post')
    await group(home, 'Post').getByLabel('Cost per order').fill('7.50')
    await group(home, 'Post').getByLabel('Free from').fill('200')
    await home.getByRole('button', { name: 'Add a way to deliver' }).click()
    await group(home, 'New way to deliver').getByLabel('What shoppers read').fill('Express')
    await choose(page, group(home, 'Express'), 'Price', 'By price of the goods')
    await group(home, 'Express').getByLabel('Cost (1)').fill('15')
    await home.getByRole('button', { name: 'Add a way to deliver' }).click()
    await group(home, 'New way to deliver').getByLabel('What shoppers read').fill('From the kiln')
    await choose(page, group(home, 'From the kiln'), 'Price', 'Pickup')
    await group(home, 'From the kiln').getByLabel('Cost per order').fill('0')
    await group(home, 'From the kiln').getByLabel('Where and when').fill('2 Kiln Lane')

    const abroad = zone(page, 'Everywhere')
    await group(abroad, 'Standard shipping').getByLabel('What shoppers read').fill('Parcel')
    await choose(page, group(abroad, 'Parcel'), 'Price', 'By weight')
    await group(abroad, 'Parcel').getByLabel('Cost (1)').fill('12')
    await group(abroad, 'Parcel').getByRole('button', { name: 'Add a step' }).click()
    await group(abroad, 'Parcel').getByLabel('Cost (2)').fill('20')
    await look(page, 'guide-shipping')
    await save(page)
    await expect(page.getByText('Shipping saved')).toBeVisible()
  })

  await test.step('two zones of taxes', async () => {
    await open(page, 'Taxes')
    await page.getByRole('button', { name: 'Add a zone' }).click()
    await zone(page, 'New zone').getByLabel('Name of the zone').fill('New York')
    const newYork = zone(page, 'New York')
    await newYork.getByRole('button', { name: 'Only parts of a country' }).click()
    await page.getByRole('menuitem', { name: 'United States' }).click()
    await newYork.getByLabel('States or provinces').fill('NY')
    await page.keyboard.press('Enter')
    await group(newYork, 'New tax').getByLabel('What shoppers read').fill('Sales tax')
    await group(newYork, 'Sales tax').getByLabel('Rate in percent').fill('8.875')
    await group(newYork, 'Sales tax').getByText('Also charged on delivery').click()
    await page.getByRole('button', { name: 'Add a zone' }).click()
    await zone(page, 'New zone').getByLabel('Name of the zone').fill('Britain')
    const britain = zone(page, 'Britain')
    await addPlace(britain, 'United Kingdom')
    await group(britain, 'New tax').getByLabel('What shoppers read').fill('VAT')
    await group(britain, 'VAT').getByLabel('Rate in percent').fill('20')
    await look(page, 'guide-taxes')
    await save(page)
    await expect(page.getByText('Taxes saved')).toBeVisible()
  })

  await test.step('five discounts', async () => {
    await open(page, 'Discounts')
    await addDiscount(page, { code: 'TEN', fields: { 'Percent off': '10' } })
    await addDiscount(page, {
      title: 'Month of the vase',
      kind: 'An amount',
      fields: { 'Amount off': '5' },
      product: 'Moss Vase',
    })
    await addDiscount(page, {
      title: 'Three for two',
      kind: 'Buy some, get others for less',
      fields: { 'Units to buy': '2', 'Units for less': '1' },
      product: 'Moss Vase',
    })
    await addDiscount(page, { code: 'POSTFREE', kind: 'The price of delivery' })
    await addDiscount(page, {
      code: 'LEARN',
      fields: { 'Percent off': '20', 'From a price of': '50' },
      product: 'Wheel Lesson',
    })
    await look(page, 'guide-discounts')
  })

  await test.step('a way to be paid, and the site goes live', async () => {
    await open(page, 'General')
    const transfer = page.getByRole('form', { name: 'Bank transfer' })
    await transfer.getByLabel('How to pay you').fill('Pay to GB33 BUKB 2020 1555.')
    await transfer.getByText('Shoppers can pay with it').click()
    await transfer.getByRole('button', { name: 'Save Bank transfer' }).click()
    await expect(page.getByText('Bank transfer saved')).toBeVisible()
    await page.getByRole('button', { name: /to publish$/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByText('Your site is live.')).toBeVisible()
    await page.reload()
    await open(page, 'Set up')
    await expect(page.getByText('Everything is there: the store can sell.')).toBeVisible()
    await look(page, 'guide-ready')
  })

  let phoneOrder = ''
  await test.step('on a phone, all three kinds with a code, taxed in New York', async () => {
    const phone = await shopper(browser, {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    await buy(phone, 'moss-vase', 'Small')
    await buy(phone, 'glaze-recipes')
    await buy(phone, 'wheel-lesson')
    await phone.goto(`${SHOP()}/cart`)
    await phone.getByLabel('Discount code', { exact: true }).fill('ten')
    await phone.getByRole('button', { name: 'Apply' }).click()
    await expect(phone.getByRole('button', { name: 'Remove TEN' })).toBeVisible()
    await look(phone, 'guide-cart')
    await phone.goto(`${SHOP()}/checkout`)
    await fillCheckout(phone, 'phone-by-the-guide@example.com')
    await phone.getByRole('combobox', { name: 'Country' }).selectOption('US')
    await phone.getByRole('combobox', { name: 'State' }).selectOption('NY')
    await phone.getByRole('textbox', { name: 'City' }).fill('Ithaca')
    await phone.getByRole('textbox', { name: 'ZIP code' }).fill('14850')
    await phone.getByRole('radio', { name: /^Post/ }).check()
    // 5.00 off the vase, 10 % off the 95.00 that are left; 8.875 % of 20.70, 10.80, 54.00 and of 7.50 for the post.
    await expectSums(phone, {
      Subtotal: '$100.00',
      'Month of the vase': '-$5.00',
      TEN: '-$9.50',
      'Sales tax': '$8.26',
      Total: '$101.26',
    })
    await look(phone, 'guide-checkout')
    await phone.getByLabel(/is approved/).check()
    await phone.getByRole('button', { name: 'Pay $101.26' }).click()
    phoneOrder = await orderNumber(phone)
    await expect(phone.getByText('$101.26').first()).toBeVisible()
    await expect(phone.getByRole('link', { name: 'Download recipes.pdf' })).toBeVisible()
    await look(phone, 'guide-order')
  })

  await test.step('at a desk, three for two to Britain, sent for nothing', async () => {
    const desk = await shopper(browser)
    await buy(desk, 'moss-vase', 'Large')
    await buy(desk, 'moss-vase', 'Large')
    await buy(desk, 'moss-vase', 'Large')
    await desk.goto(`${SHOP()}/checkout`)
    await fillCheckout(desk, 'desk-by-the-guide@example.com')
    // Three for two takes off more than the amount does; 2.7 kg cost 20.00 to send; 20 % VAT of 93.00.
    await expectSums(desk, {
      'Three for two': '-$46.50',
      VAT: '$18.60',
      Total: '$131.60',
    })
    await desk.getByLabel('Discount code', { exact: true }).fill('postfree')
    await desk.getByLabel('Discount code', { exact: true }).press('Enter')
    await expectSums(desk, { Total: '$111.60' })
    await look(desk, 'guide-checkout-desk')
    await desk.getByLabel(/is approved/).check()
    await desk.getByRole('button', { name: 'Pay $111.60' }).click()
    await orderNumber(desk)
    await expect(desk.getByText('$111.60').first()).toBeVisible()
  })

  await test.step('the owner sends what is to be sent', async () => {
    await open(page, 'Orders')
    await page.getByRole('link', { name: `#${phoneOrder}` }).click()
    await expect(page.getByText('$101.26').filter({ visible: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Mark as sent' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(dialog).toHaveCount(0)
    await look(page, 'guide-order-sent')
  })
})
