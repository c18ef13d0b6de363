import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { openDemoShop } from './owner.ts'
import { fillCheckout, orderNumber, PAY, showPill } from './shopper.ts'
import { world } from './world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const EMAIL = 'journey@example.com'

test('find a product, choose a variant, buy, and see the order in the studio and the mail', async ({
  browser,
  page,
}) => {
  const { demo } = world()
  await page.goto(demo.site)
  await expectAccessible(page)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Shop', exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(`${demo.site}/shop`)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /Morning Mug/ })
    .first()
    .click()

  const button = page.locator('.sqs-add-to-cart-button')
  await button.click()
  await expect(page.getByRole('alert')).toContainText('Please select the Glaze option.')
  await expectAccessible(page)

  await page.locator('label').filter({ hasText: /^Oat$/ }).click()
  await page.getByLabel('Quantity').fill('2')
  await button.click()
  await expect(button).toHaveText('Added!')
  const pill = page.locator('.sw-cart-pill')
  await expect(pill).toHaveText('2 items')
  await expect(button).toHaveText(/add to cart/i)

  await (await showPill(page)).click()
  await expect(page.getByRole('heading', { name: 'Shopping cart' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Quantity of Morning Mug').fill('3')
  await page.getByLabel('Quantity of Morning Mug').press('Enter')
  await expect(page.locator('.sw-cart-subtotal')).toContainText('$84.00')

  await page.getByRole('link', { name: 'Check out' }).click()
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: PAY }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)

  await fillCheckout(page, EMAIL)
  await page.getByLabel(/is declined/).check()
  await page.getByRole('button', { name: PAY }).click()
  await expect(page.getByRole('alert')).toContainText('Your payment was declined')

  await page.getByLabel(/is approved/).check()
  await page.getByRole('button', { name: PAY }).click()
  const number = await orderNumber(page)
  const onward = page.getByRole('link', { name: 'Continue shopping' })
  await expect(onward).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(onward).toBeHidden()
  await expect(page.locator('.sw-order-lines')).toBeVisible()
  await page.emulateMedia({ media: null })
  await expectAccessible(page)
  await page.goto(`${demo.site}/cart`)
  await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible()

  const studio = await (await browser.newContext()).newPage()
  await openDemoShop(studio, demo)
  await studio.getByRole('link', { name: 'Orders' }).click()
  await expect(studio.getByText(EMAIL).first()).toBeVisible()
  await expectAccessible(studio)
  await studio
    .getByRole('link', { name: new RegExp(`#${number}\\b`) })
    .first()
    .click()
  await expect(studio.getByText('Morning Mug').first()).toBeVisible()
  await expect(studio.getByText('1 High Street').first()).toBeVisible()
  await expectAccessible(studio)
  await studio.getByRole('link', { name: 'Mail' }).click()
  await studio
    .getByRole('link', { name: new RegExp(`#?${number}`) })
    .first()
    .click()
  await expect(
    studio
      .frameLocator('iframe')
      .getByText(/Morning Mug/)
      .first(),
  ).toBeVisible()
  await expectAccessible(studio, ['iframe'])
})

test('a lost answer of the payment provider ends in one order', async ({ page }) => {
  const { demo } = world()
  await page.goto(`${demo.site}/shop/p/dinner-plate`)
  await page.locator('.sqs-add-to-cart-button').click()
  await expect(page.locator('.sw-cart-pill')).toHaveText('1 item')
  await page.goto(`${demo.site}/checkout`)
  await fillCheckout(page, 'lost@example.com')
  await page.getByLabel(/answer gets lost/).check()
  await page.getByRole('button', { name: PAY }).click()
  expect(Number(await orderNumber(page))).toBeGreaterThan(0)
})

test('a click before the script has come is not lost', async ({ page }) => {
  const { demo } = world()
  await page.goto(`${demo.site}/shop/p/dinner-plate`)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets-sw\//, async (route) => {
    await held
    await route.continue()
  })
  const button = page.locator('.sqs-add-to-cart-button')
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.locator('.sw-cart-pill')).toHaveText('1 item')
})
