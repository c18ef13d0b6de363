/** A theme from elsewhere, whose scripts count on the platform's globals. */

import { expect, test } from '@playwright/test'
import { foreignSite } from './foreign-site.ts'

test('scripts of a theme from elsewhere run to the end, and what they ask for is there', async ({
  page,
  request,
}) => {
  const address = await foreignSite(request, 'restaurant')
  const failures: string[] = []
  const notices: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('console', (message) => notices.push(message.text()))
  const root = page.locator('html')

  await test.step('classes, the page’s context, and addresses', async () => {
    await page.goto(address)
    await expect(root).toHaveAttribute('data-scripts', 'ran to the end')
    await expect(root).toHaveAttribute('data-initialized', 'yes')
    await expect(root).toHaveAttribute('data-class', 'navigation, a part one')
    await expect(root).toHaveAttribute('data-context', 'object')
    await expect(root).toHaveAttribute('data-query', 'b=two&a=1')
    await expect(root).toHaveAttribute('data-price', '$12.50')
    expect(notices.join()).toContain('Y.Squarespace.SomethingOfTheFuture does nothing here.')
  })

  await test.step('a gallery shows its pictures, also one above the page', async () => {
    await page.goto(`${address}/gallery`)
    const plates = page.locator('.plates')
    await expect(plates.locator('figure').first()).toHaveCSS('opacity', '1')
    await expect(plates).toHaveCSS('column-width', '200px')
    const seen = await plates.locator('figure').evaluateAll((figures) => ({
      columns: new Set(figures.map((figure) => figure.getBoundingClientRect().left)).size,
      cut: figures.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .length,
    }))
    expect(seen).toEqual({ columns: 4, cut: 0 })
    expect(notices.join()).toContain('Y.Squarespace.Gallery2.simulateSomethingElse does nothing')
    await expect(root).toHaveAttribute('data-scripts', 'ran to the end')
    const second = plates.locator('img').nth(1)
    await second.click()
    const dialog = page.getByRole('dialog', { name: 'Pictures' })
    await expect(dialog.locator('img')).toHaveAttribute(
      'alt',
      (await second.getAttribute('alt')) ?? '',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(root).toHaveAttribute('data-closed', 'yes')
  })

  await test.step('a calendar shows events, month by month', async () => {
    await page.goto(`${address}/evenings`)
    const month = page.locator('#month')
    await expect(month.getByRole('table')).toBeVisible()
    const title = await month.locator('.eventcalendar-month').textContent()
    await month.locator('.eventcalendar-turn').last().click()
    await expect(month.locator('.eventcalendar-month')).not.toHaveText(title ?? '')
    await expect(month.getByRole('link').and(page.locator('li a')).first()).toBeVisible()
    const day = month.locator('.has-events').first()
    await expect(day).toHaveCSS('border-top-width', '1px')

    // On a phone it is a list of days, each with its date.
    await page.setViewportSize({ width: 390, height: 900 })
    await expect(day.locator('.eventcalendar-date')).toHaveText(/^\w+day, \w+ \d+$/)
    await expect(day.locator('.eventcalendar-date')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  expect(failures).toEqual([])
})

/** Whatever could go wrong with a theme's scripts and styles, at once. */
const HOSTILE_SCRIPT = `
const Class = function () {}
window.Y = { use: function () { throw new Error('no such module') } }
window.Squarespace.onInitialize(null, function () { throw new Error('hook') })
for (const type of ['DOMContentLoaded', 'load', 'click', 'pointerdown', 'focusin', 'change', 'resize', 'scroll']) {
  addEventListener(type, function () { throw new Error(type) }, true)
}
window.Squarespace = { mine: true }
throw new Error('at once')
`
const HOSTILE_STYLES = `
body { opacity: 0 !important; visibility: hidden !important }
[class*="sqs-"], [class*="sw-"], [class*="Product"], [class*="product-"], [class*="variant-"] { all: unset; position: static; float: left; color: inherit }
`

test('a page stays usable whatever its theme does, and its developer is told', async ({
  page,
  request,
}) => {
  const address = await foreignSite(request, 'restaurant', {
    'scripts/globals.js': () => HOSTILE_SCRIPT,
    'styles/frame.less': (text) => text + HOSTILE_STYLES,
    'site.region': (text) =>
      text.replace(
        '{squarespace-headers}',
        '{squarespace-headers}{squarespace.headers}{squarespace-headers}',
      ),
  })
  const notices: string[] = []
  page.on('console', (message) => notices.push(message.text()))
  const came = page.goto(`${address}/shop/p/supper-for-two`)
  const body = page.locator('body')
  await came
  await expect(page.locator('head title, body title')).toHaveCount(1)
  await expect(body).toHaveCSS('opacity', '1')
  await expect(body).toHaveCSS('visibility', 'visible')
  expect(notices.join()).toContain('The theme hid this page')
  expect(notices.join()).toContain('The theme has put its own `Y` in the place')
  expect(notices.join()).toContain('The theme replaced `Squarespace`')

  await expect(page.getByRole('heading', { name: 'Supper for two' }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Wine' }).selectOption('With')
  const button = page.locator('.sqs-add-to-cart-button').first()
  await button.click()
  await expect(button).toHaveText('Added!')

  await page.locator('.sqs-custom-cart').click()
  await expect(page.getByRole('heading', { name: 'Shopping cart' })).toBeVisible()
  const lines = page.locator('.sw-cart-lines')
  await expect(lines).toContainText('Supper for two')
  await expect(lines).toContainText('With')
  const quantity = page.getByLabel('Quantity of Supper for two')
  await quantity.fill('2')
  await quantity.press('Enter')
  await expect(page.locator('.sw-cart-subtotal')).toContainText('$368.00')
  await page.getByRole('link', { name: 'Check out' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()

  await page.goto(address)
  await page.getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL(`${address}/search`)
})

test('a wrapper that a theme hides for a script that never comes is shown, and named', async ({
  page,
  request,
}) => {
  const address = await foreignSite(request, 'restaurant', {
    'styles/frame.less': (text) =>
      `${text}.canvas { opacity: 0 } #content { visibility: hidden !important }`,
  })
  const notices: string[] = []
  page.on('console', (message) => notices.push(message.text()))
  await page.goto(address)
  await expect(page.locator('.canvas')).toHaveCSS('opacity', '1')
  await expect(page.locator('#content')).toHaveCSS('visibility', 'visible')
  expect(notices.join()).toMatch(/The theme hid this page.*class="canvas".*id="content"/)
})
