/** An owner makes a code and an automatic discount; shoppers use both on a desk, on a phone and without script. */

import { type Browser, expect, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { openDemoShop } from './owner.ts'
import { demoSignIn, type RunningServer, removeFolder, startDemoServer } from './server.ts'
import { fillCheckout, orderNumber, PAY } from './shopper.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const PHONE = { width: 390, height: 844 }
/** Rows under a cart of one dinner plate. */
const ROWS = [/Welcome.*-\$5\.00/, /TEN.*-\$\d+\.\d\d/]

let server: RunningServer

test.beforeAll(async () => {
  server = await startDemoServer()
})
test.afterAll(async () => {
  await server.stop()
  await removeFolder(server.dataDir)
})

async function openDiscounts(page: Page): Promise<void> {
  await openDemoShop(page, await demoSignIn(server.dataDir))
  await page.getByRole('link', { name: 'Store settings' }).click()
  await page.getByRole('link', { name: 'Discounts' }).click()
  await expect(page.getByRole('heading', { name: 'No discounts yet' })).toBeVisible()
}

/** A shopper of a size of their own, with a plate in the cart. */
async function shopper(browser: Browser, options: object = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  const { site } = await demoSignIn(server.dataDir)
  await page.goto(`${site}/shop/p/dinner-plate`)
  return page
}

async function addToCart(page: Page): Promise<void> {
  const button = page.locator('.sqs-add-to-cart-button')
  await button.click()
  await expect(button).toHaveText('Added!')
}

async function expectRows(page: Page): Promise<void> {
  for (const row of ROWS) {
    await expect(
      page.locator('p, dl, tr, li').filter({ hasText: row }).filter({ visible: true }).first(),
    ).toBeVisible()
  }
}

test('discounts from the studio to the order', NIGHTLY, async ({ browser, page }) => {
  test.setTimeout(240_000)
  await openDiscounts(page)
  await look(page, 'discounts-empty')

  await test.step('a code, whose mistakes are said at their fields', async () => {
    await page.getByRole('link', { name: 'Add a discount' }).click()
    await page.getByLabel('Code', { exact: true }).fill('ten percent')
    await page.getByLabel('Percent off').fill('')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByText('A code has letters, figures')).toBeVisible()
    await expect(page.getByText('Enter how many percent are taken off.')).toBeVisible()
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await page.getByLabel('Code', { exact: true }).fill('Ten')
    await page.getByLabel('Percent off').fill('10')
    await page.getByLabel('Percent off').blur()
    const sample = page.getByRole('complementary', { name: 'Sample cart' })
    await expect(sample.getByText('−$8.00')).toBeVisible()
    await look(page, 'discount-code')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByRole('link', { name: 'TEN', exact: true })).toBeVisible()
  })

  await test.step('one that applies by itself', async () => {
    await page.getByRole('link', { name: 'Add a discount' }).click()
    await page.getByText('It applies by itself').click()
    await page.getByLabel('Title for shoppers').fill('Welcome')
    await page.getByRole('button', { name: /^Kind|A percentage/ }).click()
    await page.getByRole('option', { name: 'An amount' }).click()
    await page.getByLabel('Amount off').fill('5')
    await page.getByText('Certain products').click()
    await page.getByRole('combobox', { name: 'Products' }).fill('Dinner')
    await page.getByRole('option', { name: 'Dinner Plate' }).click()
    await expect(page.getByRole('button', { name: 'Remove Dinner Plate' })).toBeVisible()
    await look(page, 'discount-automatic')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByRole('link', { name: 'Welcome', exact: true })).toBeVisible()
    await expect(
      page.getByText('$5.00 off on Dinner Plate').filter({ visible: true }),
    ).toBeVisible()
    await look(page, 'discounts')
  })

  await test.step('on a phone, from a wrong code to the order', async () => {
    const phone = await shopper(browser, { viewport: PHONE, isMobile: true, hasTouch: true })
    await addToCart(phone)
    const { site } = await demoSignIn(server.dataDir)
    await phone.goto(`${site}/cart`)
    await phone.getByLabel('Discount code', { exact: true }).fill('elf')
    await phone.getByLabel('Discount code', { exact: true }).press('Enter')
    await expect(phone.getByText('We do not know that code.')).toBeVisible()
    await phone.getByLabel('Discount code', { exact: true }).fill('ten')
    await phone.getByRole('button', { name: 'Apply' }).click()
    await expect(phone.getByRole('button', { name: 'Remove TEN' })).toBeVisible()
    await expect(phone.getByLabel('Discount code', { exact: true })).toHaveValue('')
    await expectRows(phone)
    await look(phone, 'cart-with-code')
    await phone.getByRole('link', { name: 'Check out' }).click()
    await expectRows(phone)
    await fillCheckout(phone, 'phone@example.com')
    await look(phone, 'checkout-with-code')
    await phone.getByLabel(/is approved/).check()
    await phone.getByRole('button', { name: PAY }).click()
    await orderNumber(phone)
    await expectRows(phone)
    await look(phone, 'order-with-code')
  })

  await test.step('at a desk, entered at the checkout', async () => {
    const desk = await shopper(browser)
    await addToCart(desk)
    const { site } = await demoSignIn(server.dataDir)
    await desk.goto(`${site}/checkout`)
    await fillCheckout(desk, 'desk@example.com')
    await desk.getByLabel('Discount code', { exact: true }).fill('TEN')
    await desk.getByLabel('Discount code', { exact: true }).press('Enter')
    await expectRows(desk)
    await expect(desk.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Ely')
    await desk.getByRole('button', { name: 'Remove TEN' }).click()
    await expect(desk.getByRole('button', { name: 'Remove TEN' })).toHaveCount(0)
    await desk.getByLabel(/is approved/).check()
    await desk.getByLabel('Discount code', { exact: true }).fill('elf')
    await desk.getByRole('button', { name: PAY }).click()
    await expect(desk.getByText('We do not know that code.')).toBeVisible()
    await expect(desk.getByLabel('Discount code', { exact: true })).toBeFocused()
    // One that was typed and not applied is applied first, and its total shown, before anything is paid.
    await desk.getByLabel('Discount code', { exact: true }).fill('TEN')
    await desk.getByRole('button', { name: PAY }).click()
    await expect(desk.getByText('Your code was applied.')).toBeVisible()
    await expectRows(desk)
    await desk.getByRole('button', { name: PAY }).click()
    const number = await orderNumber(desk)

    await page.getByRole('link', { name: 'Orders' }).first().click()
    await page.getByRole('link', { name: `#${number}` }).click()
    await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible()
    await expectRows(page)
    await look(page, 'studio-order-with-code')
    await page.getByRole('link', { name: 'Mail' }).first().click()
    await page.getByRole('link', { name: new RegExp(`#${number}`) }).click()
    const mail = page.frameLocator('iframe')
    for (const row of ROWS)
      await expect(mail.locator('tr').filter({ hasText: row }).first()).toBeVisible()
  })

  await test.step('without script', async () => {
    const plain = await shopper(browser, { javaScriptEnabled: false })
    await plain.locator('form[action="/cart/add"]').first().getByRole('button').click()
    await plain.getByLabel('Discount code', { exact: true }).fill('elf')
    await plain.getByRole('button', { name: 'Apply' }).click()
    await expect(plain.getByText('We do not know that code.').first()).toBeVisible()
    await expect(plain.getByLabel('Discount code', { exact: true })).toHaveValue('elf')
    await plain.getByLabel('Discount code', { exact: true }).fill('ten')
    await plain.getByRole('button', { name: 'Apply' }).click()
    await expectRows(plain)
    await plain.getByRole('button', { name: 'Remove TEN' }).click()
    await expect(plain.getByRole('button', { name: 'Remove TEN' })).toHaveCount(0)
    await plain.getByRole('link', { name: 'Check out' }).click()
    await plain.getByLabel('Discount code', { exact: true }).fill('ten')
    await plain.getByRole('button', { name: 'Apply' }).click()
    await expect(plain).toHaveURL(/\/checkout\?pay=practice-approve$/)
    await expectRows(plain)
  })

  await test.step('the studio counts them', async () => {
    await page.getByRole('link', { name: 'Store settings' }).click()
    await page.getByRole('link', { name: 'Discounts' }).click()
    await page.getByRole('link', { name: 'TEN', exact: true }).click()
    await expect(page.getByText('Used 2 times.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove discount' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Remove “TEN”?' })
    await dialog.getByRole('button', { name: 'Remove discount' }).click()
    await expect(page.getByRole('link', { name: 'TEN', exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Welcome', exact: true })).toBeVisible()
  })
})
