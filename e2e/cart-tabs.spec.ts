import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { fillCheckout, orderNumber, PAY } from './shopper.ts'
import { world } from './world.ts'

const PHONE = { width: 390, height: 844 }

async function addPlate(page: Page): Promise<void> {
  await page.goto(`${world().demo.site}/shop/p/dinner-plate`)
  const button = page.locator('.sqs-add-to-cart-button')
  await button.click()
  await expect(button).toHaveText('Added!')
}

test('two tabs of one cart agree, and what is typed into the checkout outlives a reload', async ({
  browser,
}) => {
  const { site } = world().demo
  const shopper = await browser.newContext({ viewport: PHONE })
  const [first, second] = [await shopper.newPage(), await shopper.newPage()]
  await addPlate(first)
  await first.goto(`${site}/checkout`)
  const paying = first.getByRole('button', { name: PAY })

  // Half typed, then reloaded.
  // One after the other, since Firefox does not say what a request had in it.
  for (const [name, value] of [
    ['First name', '  '],
    ['Address', '1 High Street'],
  ] as const) {
    const kept = first.waitForResponse(
      (answer) => answer.ok() && answer.url().endsWith('/checkout/typed'),
    )
    await first.getByRole('textbox', { name, exact: true }).fill(value)
    await kept
  }
  await first.getByRole('textbox', { name: 'City' }).fill('Ely')
  // Only the window in front has the keyboard.
  await first.bringToFront()
  await first.reload()
  await expect(first.getByRole('textbox', { name: 'City' })).toHaveValue('Ely')
  await expect(first.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(
    '1 High Street',
  )
  await paying.click()
  await expect(first.getByLabel('Email')).toBeFocused()
  const alert = first.getByRole('alert')
  await expect(alert).toContainText('Update the missing or invalid information above.')
  await expect(alert).toContainText('First name: Required')
  await expectAccessible(first)
  await fillCheckout(first, 'tabs@example.com')

  // The cart changes in another tab, and this one tells.
  await second.goto(`${site}/cart`)
  await second.getByLabel('Quantity of Dinner Plate').fill('2')
  await second.getByLabel('Quantity of Dinner Plate').press('Enter')
  await expect(first.locator('.sw-summary')).toContainText('× 2')
  await expect(first.locator('.sw-cart-notice')).toContainText('Dinner Plate: 2 instead of 1.')
  await expectAccessible(first)

  // It changes while this tab hears nothing: the first press is refused, and the second pays.
  await second.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {}
  })
  await second.getByLabel('Quantity of Dinner Plate').fill('3')
  await second.getByLabel('Quantity of Dinner Plate').press('Enter')
  await expect(second.getByRole('status').first()).toHaveText(/Dinner Plate: 3/)
  await paying.click()
  await expect(alert).toContainText(
    'The total has changed. Please look at it again before you pay.',
  )
  await expect(first.locator('.sw-cart-notice')).toContainText('Dinner Plate: 3 instead of 2.')
  await expect(first.getByLabel('Email')).toHaveValue('tabs@example.com')
  await paying.click()
  expect(Number(await orderNumber(first))).toBeGreaterThan(0)
  await shopper.close()
})

test(
  'what was typed last outlives a reload that was answered before it was kept',
  NIGHTLY,
  async ({ page }) => {
    const { demo, port } = world()
    const { site } = demo
    await addPlate(page)
    await page.goto(`${site}/checkout`)
    const city = page.getByRole('textbox', { name: 'City' })
    await expect(page.getByRole('button', { name: PAY })).toBeVisible()
    const kept = page.waitForResponse(
      (answer) => answer.ok() && answer.url().endsWith('/checkout/typed'),
    )
    await page.route(`${site}/checkout`, async (route) => {
      // Names below localhost are known to browsers alone.
      const response = await route.fetch({
        url: `http://127.0.0.1:${port}/checkout`,
        headers: { ...(await route.request().allHeaders()), host: new URL(site).host },
      })
      await kept
      await route.fulfill({ response })
    })
    await city.fill('Ely')
    await page.reload()
    await expect(city).toHaveValue('Ely')
  },
)

test('the cart takes back what it refused, and what was removed', async ({ browser }) => {
  const { site } = world().demo
  const shopper = await browser.newContext()
  const page = await shopper.newPage()
  await addPlate(page)
  await page.goto(`${site}/cart`)
  const quantity = page.getByLabel('Quantity of Dinner Plate')
  // A number that was typed and not sent is not in the cart; Firefox fills fields in again after a reload.
  await quantity.fill('7')
  await page.reload()
  await expect(quantity).toHaveValue('1')
  await page.reload()
  await expect(quantity).toHaveValue('1')
  await quantity.fill('9999')
  await quantity.press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Unable to update quantity')
  await expect(alert).toContainText('Dinner Plate: Sorry, we do not have enough of that item')
  await expect(quantity).toHaveValue('1')
  await quantity.fill('1.5')
  await expect(alert).toHaveCount(0)
  await expect(page.getByText('Quantity must be a whole number.')).toBeVisible()
  await expectAccessible(page)

  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shopping cart' })).toBeFocused()
  await expect(page.getByRole('status').first()).toHaveText(/Dinner Plate was removed/)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByLabel('Quantity of Dinner Plate')).toHaveValue('1')
  await expect(page.getByRole('link', { name: 'Dinner Plate' })).toBeFocused()
  await shopper.close()
})

test('fact 3.cookies.10: SiteUserInfo is parsed, and only who is signed in by it has their cart asked for', async ({
  page,
  context,
}) => {
  const { site } = world().demo
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/commerce/shopping-cart') asked.push(pathname)
  })
  const visitAs = async (user: object) => {
    const value = encodeURIComponent(JSON.stringify(user))
    await context.addCookies([{ name: 'SiteUserInfo', value, url: site }])
    await page.goto(site, { waitUntil: 'networkidle' })
  }
  await visitAs({ authenticated: false, siteUserId: '5f1' })
  expect(asked).toEqual([])
  await visitAs({ authenticated: true, siteUserId: '5f1' })
  expect(asked).toHaveLength(1)
})
