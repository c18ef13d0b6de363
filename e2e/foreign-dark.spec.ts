/** A dark theme from elsewhere, which names no colours of the platform: what is wrong can be read, and buttons can be told from the page. */

import { expect, type Locator, type Page, test } from '@playwright/test'
import { PLATFORM_PAGE_CSS } from '../packages/page/src/platform/platform-css.ts'
import { expectAccessible } from './accessible.ts'
import { foreignSite } from './foreign-site.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { takePicture } from './picture.ts'
import { PAY } from './shopper.ts'

const DARK = {
  'styles/variables.less': (text: string) =>
    text
      .replace('@pageColor: #f3efe6', '@pageColor: #16181d')
      .replace('@inkColor: #2b2622', '@inkColor: #e8e6e1')
      .replace('@accentColor: #8a2f1d', '@accentColor: #ffb08a'),
  // Colours that themes give words and links are meant for their own background.
  'styles/type.less': (text: string) =>
    `${text} p, li, label, dt, dd { color: @inkColor } .sw-cart a, .sw-checkout a { color: @accentColor }`,
}

/** How much lighter a button's box, or the ring around a field, is than the page, from -255 to 255. */
const lighterBy = (button: Locator, part: 'backgroundColor' | 'outlineColor' = 'backgroundColor') =>
  button.evaluate((element, part) => {
    const brush = document.createElement('canvas').getContext('2d')
    if (!brush) throw new Error('Nothing can be drawn')
    const lightness = (colour: string) => {
      brush.fillStyle = colour
      brush.fillRect(0, 0, 1, 1)
      return brush.getImageData(0, 0, 1, 1).data[1] ?? 0
    }
    const page = lightness(getComputedStyle(document.body).backgroundColor)
    return lightness(getComputedStyle(element)[part]) - page
  }, part)

async function expectReadable(page: Page, name: string): Promise<void> {
  await expectAccessible(page)
  await takePicture(page, `dark-${name}`)
}

test('results, filters and months can be read and told from the page', async ({
  page,
  request,
}) => {
  const address = await foreignSite(request, 'restaurant', DARK)
  await page.goto(`${address}/search?q=supper`)
  await expect(page.locator('mark').first()).toBeVisible()
  await expectReadable(page, 'search')
  expect(await lighterBy(page.getByRole('button', { name: 'Search' }))).toBeGreaterThan(150)
  expect(await lighterBy(page.locator('.sw-terms [aria-current]').first())).toBeGreaterThan(150)

  await page.goto(`${address}/evenings`)
  const today = page.locator('[aria-current="date"] .eventcalendar-number')
  await expect(today).toBeVisible()
  await expectReadable(page, 'calendar')
  expect(await lighterBy(today)).toBeGreaterThan(150)
})

test(
  'product, cart and checkout can be read in a dark theme',
  NIGHTLY,
  async ({ page, request }) => {
    const address = await foreignSite(request, 'shop', DARK)

    await test.step('a product', async () => {
      await page.goto(`${address}/shop/p/everyday-mug`)
      await page.getByRole('combobox', { name: 'Glaze' }).selectOption('Oat')
      const button = page.locator('.sqs-add-to-cart-button')
      await button.click()
      await expect(button).toHaveText('Added!')
      await expectReadable(page, 'product')
    })

    await test.step('the cart, with a quantity that is none and one that there is not', async () => {
      await page.goto(`${address}/cart`)
      const quantity = page.getByLabel('Quantity of Everyday Mug')
      await quantity.fill('40')
      await quantity.press('Enter')
      await expect(page.getByRole('alert')).toContainText('Unable to update quantity')
      await expectReadable(page, 'cart-refused')
      await quantity.fill('99999')
      await expect(page.locator('.sw-field-error')).toBeVisible()
      await expectReadable(page, 'cart-field')
      const checkOut = page.getByRole('link', { name: 'Check out' })
      expect(await lighterBy(checkOut)).toBeGreaterThan(150)
    })

    await test.step('the checkout, with everything missing', async () => {
      await page.goto(`${address}/checkout`)
      const pay = page.getByRole('button', { name: PAY })
      await pay.click()
      await expect(page.locator('.sw-field-error').first()).toBeVisible()
      await expectReadable(page, 'checkout-refused')
      expect(await lighterBy(pay)).toBeGreaterThan(150)
    })

    await test.step('the field that has the keyboard, and the delivery that is chosen', async () => {
      const email = page.getByRole('textbox', { name: 'Email' })
      await expect(email).toBeFocused()
      expect(await lighterBy(email, 'outlineColor')).toBeGreaterThan(60)
      const chosen = page.locator('.sw-choice:has(:checked)').first()
      expect(await lighterBy(chosen)).toBeGreaterThan(10)
    })
  },
)

/** The background is a wrapper's, which the checkout has not, and whatever has a class of the platform loses all of its styles. */
const UNSET = {
  ...DARK,
  'styles/type.less': (text: string) =>
    `${DARK['styles/type.less'](text.replace('background: @pageColor;', ''))} .canvas { background: @pageColor }
    [class*="sw-"] { all: unset; color: inherit }`,
}

test(
  'the checkout can be read where a dark theme unsets its styles and has its background elsewhere',
  NIGHTLY,
  async ({ page, request }) => {
    const address = await foreignSite(request, 'shop', UNSET)
    await page.goto(`${address}/shop/p/everyday-mug`)
    await page.getByRole('combobox', { name: 'Glaze' }).selectOption('Oat')
    await page.locator('.sqs-add-to-cart-button').click()
    await expect(page.locator('.sqs-add-to-cart-button')).toHaveText('Added!')
    await page.goto(`${address}/checkout`)
    await expect(page.getByRole('button', { name: PAY })).toBeVisible()
    await expectReadable(page, 'checkout-unset')
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(232, 230, 225)')
  },
)

/** A theme's styles of a page with other wrappers than the platform's own, and the words' colour then. */
const BODIES: Readonly<Record<string, readonly [styles: string, words: RegExp]>> = {
  'both colours': ['body { background: #123; color: #ddd }', /^rgb\(221, 221, 221\)$/],
  'words alone': ['body { color: #ddd }', /^rgb\(221, 221, 221\)$/],
  'dark words alone': ['body { color: #421 }', /^rgb\(68, 34, 17\)$/],
  'a background alone': ['body { background: #123 }', /^rgba\(34, 34, 34/],
  neither: ['.canvas { background: #123; color: #ddd }', /^rgba\(34, 34, 34/],
  'words, and the root its background': [
    'html { background: #123 } body { color: #ddd }',
    /^rgb\(221, 221, 221\)$/,
  ],
  'both, and a header and a list other ones': [
    'body { background: #fff; color: #111 } header { background: #000; color: #fff } p, li { color: #ddd }',
    /^rgb\(17, 17, 17\)$/,
  ],
}

test('pages of the platform can be read whatever a theme gives its body', async ({ page }) => {
  for (const [given, [styles, words]] of Object.entries(BODIES)) {
    await test.step(given, async () => {
      await page.setContent(`<!doctype html><html lang="en"><title>x</title>
        <style>${PLATFORM_PAGE_CSS}</style><style>${styles} [class*="sw-"] { all: unset; color: inherit }</style>
        <body data-sw-platform-page><header class="sw-platform-header">Clay</header>
        <main class="sw-platform-main"><h1>Checkout</h1><p>Words</p><ul><li>One</li></ul></main></body></html>`)
      await expect(page.locator('p')).toHaveCSS('color', words)
      await expectAccessible(page)
    })
  }
})
