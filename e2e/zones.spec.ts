/** An owner sets up where a shop delivers and which taxes it charges, sees the effect beside it, and sells. */

import { expect, type Locator, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { openDemoShop } from './owner.ts'
import { demoSignIn, type RunningServer, removeFolder, startDemoServer } from './server.ts'
import { orderNumber, PAY } from './shopper.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

let server: RunningServer

test.beforeAll(async () => {
  server = await startDemoServer()
})
test.afterAll(async () => {
  await server.stop()
  await removeFolder(server.dataDir)
})

const ADDRESS = {
  Email: 'sam@example.com',
  'First name': 'Sam',
  'Last name': 'Shopper',
  Address: '1 High Street',
  'Town or city': 'Ely',
  'Postal code': 'CB7 4AA',
}

/** The card of a zone by its heading. */
function zone(page: Page, title: string): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, level: 2, exact: true }) })
}

async function addPlace(card: Locator, name: string): Promise<void> {
  await card.getByLabel('Where it is').fill(name)
  // While suggestions are open, nothing else can be found by its role.
  await card.page().keyboard.press('Enter')
  await expect(card.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
}

async function choose(page: Page, within: Locator, field: string, option: string): Promise<void> {
  await within.getByRole('button', { name: new RegExp(`${field}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const sampleRow = (page: Page, label: string) =>
  page
    .getByRole('complementary', { name: 'Sample cart' })
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${label}`) })

test(
  'two zones of taxes and four ways to deliver, seen in a sample cart, and bought',
  NIGHTLY,
  async ({ browser, page }) => {
    test.setTimeout(240_000)
    const demo = await demoSignIn(server.dataDir)
    const { site } = demo
    await openDemoShop(page, demo)

    await test.step('the country of the store is the browser’s, if its owner agrees', async () => {
      await page.getByRole('link', { name: 'Store settings' }).click()
      await page.getByRole('button', { name: 'Use United States' }).click()
      await look(page, 'store-settings')
      await page.getByRole('button', { name: 'Save', exact: true }).first().click()
      await expect(page.getByText('Store settings saved')).toBeVisible()
    })

    await test.step('a zone is its countries, some of them only in part', async () => {
      await page.getByRole('link', { name: 'Shipping', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Everywhere', level: 2 })).toBeVisible()
      await expect(sampleRow(page, 'Total')).toContainText('$87.50')
      await page.getByRole('button', { name: 'Add a zone' }).click()
      // A zone that is not complete changes nothing.
      await expect(sampleRow(page, 'Total')).toContainText('$87.50')
      const home = zone(page, 'New zone')
      await addPlace(home, 'United Kingdom')
      await home.getByLabel('Where it is').fill('Atlantis')
      await home.getByLabel('Where it is').press('Enter')
      await expect(home.getByText('We do not know that country.')).toBeVisible()
      await home.getByLabel('Where it is').fill('')
      await page.getByRole('button', { name: 'Save', exact: true }).first().click()
      await expect(home.getByText('Name the zone.')).toBeVisible()
      await expect(home.getByText('Enter what shoppers read.')).toBeVisible()
      await expect(home.getByText('Enter what it costs.')).toBeVisible()
      await expect(home.getByLabel('Name of the zone')).toBeFocused()
      await look(page, 'shipping-mistakes')
      await home.getByLabel('Name of the zone').fill('Islands')
    })

    await test.step('it has rates of every kind, and the sample cart shows them at once', async () => {
      const home = zone(page, 'Islands')
      const rate = (name: string) => home.getByRole('group', { name, exact: true })
      await rate('New way to deliver').getByLabel('What shoppers read').fill('Letter')
      await rate('Letter').getByLabel('Cost per order').fill('3.50')
      await rate('Letter').getByLabel('Free from').fill('200')
      await home.getByRole('button', { name: 'Add a way to deliver' }).click()
      await rate('New way to deliver').getByLabel('What shoppers read').fill('Parcel')
      await choose(page, rate('Parcel'), 'Price', 'By weight')
      await rate('Parcel').getByLabel('Cost (1)').fill('6')
      await rate('Parcel').getByRole('button', { name: 'Add a step' }).click()
      await rate('Parcel').getByLabel('Cost (2)').fill('9')
      await home.getByRole('button', { name: 'Add a way to deliver' }).click()
      await rate('New way to deliver').getByLabel('What shoppers read').fill('From the kiln')
      await choose(page, rate('From the kiln'), 'Price', 'Pickup')
      await rate('From the kiln').getByLabel('Cost per order').fill('0')
      await rate('From the kiln').getByLabel('Where and when').fill('2 Kiln Lane, Saturdays')

      const sample = page.getByRole('complementary', { name: 'Sample cart' })
      await choose(page, sample, 'Sent to', 'United Kingdom')
      await expect(sample.getByText('Letter · $3.50')).toBeVisible()
      // Two of half a kilogram reach the second step.
      await expect(sample.getByText('Parcel · $9.00')).toBeVisible()
      await sample.getByText('From the kiln · free').click()
      await expect(sampleRow(page, 'Total')).toContainText('$80.00')
      await look(page, 'shipping')
      await page.getByRole('button', { name: 'Save', exact: true }).first().click()
      await expect(page.getByText('Shipping saved')).toBeVisible()
    })

    await test.step('taxes have zones of their own', async () => {
      await page.getByRole('link', { name: 'Taxes', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'You charge no taxes' })).toBeVisible()
      await look(page, 'taxes-empty')
      await page.getByRole('button', { name: 'Add a zone' }).click()
      await zone(page, 'New zone').getByLabel('Name of the zone').fill('New York')
      const newYork = zone(page, 'New York')
      await newYork.getByRole('button', { name: 'Only parts of a country' }).click()
      await page.getByRole('menuitem', { name: 'United States' }).click()
      await newYork.getByLabel('States or provinces').fill('NY')
      await newYork.getByLabel('States or provinces').press('Enter')
      const tax = (card: Locator, name: string) => card.getByRole('group', { name, exact: true })
      await tax(newYork, 'New tax').getByLabel('What shoppers read').fill('Sales tax')
      await tax(newYork, 'Sales tax').getByLabel('Rate in percent').fill('8.875')
      await tax(newYork, 'Sales tax').getByText('Also charged on delivery').click()

      await page.getByRole('button', { name: 'Add a zone' }).click()
      await zone(page, 'New zone').getByLabel('Name of the zone').fill('Britain')
      const britain = zone(page, 'Britain')
      await addPlace(britain, 'United Kingdom')
      await tax(britain, 'New tax').getByLabel('What shoppers read').fill('VAT')
      await tax(britain, 'VAT').getByLabel('Rate in percent').fill('20')
      await tax(britain, 'VAT').getByText('Some categories').click()

      const sample = page.getByRole('complementary', { name: 'Sample cart' })
      await sample.getByRole('textbox', { name: /^State/ }).fill('NY')
      // 8.875 % of 80.00 and of 7.50.
      await expect(sampleRow(page, 'Sales tax')).toContainText('$7.77')
      await look(page, 'taxes')
      await page.getByText('They include taxes').click()
      await expect(sampleRow(page, 'Includes Sales tax')).toContainText('$7.13')
      await page.getByText('Taxes are added to them').click()
      await page.getByRole('button', { name: 'Save', exact: true }).first().click()
      await expect(page.getByText('Taxes saved')).toBeVisible()
      await page.reload()
      await expect(zone(page, 'Britain').getByLabel('Rate in percent')).toHaveValue('20')
    })

    await test.step('the sample cart takes products of the store, by title or SKU', async () => {
      const sample = page.getByRole('complementary', { name: 'Sample cart' })
      const add = sample.getByRole('combobox', { name: /Add a product/ })
      await add.fill('Morning')
      await page.getByRole('option', { name: /Morning Mug/ }).click()
      const products = sample.getByRole('list', { name: 'Products in the sample cart' })
      await choose(page, products, 'Variant', 'Ink')
      await products.getByRole('textbox', { name: 'Quantity' }).fill('3')
      await products.getByRole('textbox', { name: 'Quantity' }).press('Tab')
      // Two made-up goods for 40.00, and three mugs for 30.00.
      await expect(sampleRow(page, 'Subtotal')).toContainText('$170.00')
      await sample.getByText('With made-up goods').click()
      await expect(sampleRow(page, 'Subtotal')).toContainText('$90.00')
      await add.fill('no such thing')
      await add.press('Enter')
      await expect(sample.getByText('There is no product “no such thing”.')).toBeVisible()
      await look(page, 'sample-products')
      await add.fill('')
      await products.getByRole('button', { name: 'Remove Morning Mug' }).click()
      await expect(sampleRow(page, 'Subtotal')).toContainText('$80.00')
    })

    const shopper = await (await browser.newContext()).newPage()
    await test.step('a shopper pays them', async () => {
      await shopper.goto(`${site}/shop/p/dinner-plate`)
      const button = shopper.locator('.sqs-add-to-cart-button')
      await button.click()
      await expect(button).toHaveText('Added!')
      await shopper.goto(`${site}/checkout`)
      // The form begins in the store's country.
      await expect(shopper.getByRole('textbox', { name: 'ZIP code' })).toBeVisible()
      await shopper.getByRole('combobox', { name: 'Country' }).selectOption('GB')
      await expect(shopper.getByRole('textbox', { name: 'Town or city' })).toBeVisible()
      for (const [name, value] of Object.entries(ADDRESS)) {
        await shopper.getByRole('textbox', { name }).fill(value)
      }
      // The zone of the address, in place of the store's own country.
      await shopper.getByText('Parcel').first().click()
      // 34.00, the parcel for 6.00, and 20 % of the plate alone.
      await expect(shopper.getByRole('complementary', { name: 'Your order' })).toContainText(
        '$46.80',
      )
      await shopper.getByRole('button', { name: PAY }).click()
      const number = await orderNumber(shopper)
      await expect(shopper.getByText('VAT')).toBeVisible()
      await look(shopper, 'order-with-tax')
      await page.getByRole('link', { name: 'Orders' }).first().click()
      await page.getByRole('link', { name: `#${number}` }).click()
      await expect(page.getByText('VAT').first()).toBeVisible()
    })
  },
)
