/** The page of a product in each theme that comes with the project: what one sees first, and its pictures. */

import { expect, type Locator, type Page, test } from '@playwright/test'
import { rowsOf } from '@sitewright/testing/matrix'
import { expectAccessible } from './accessible.ts'
import { takePicture } from './picture.ts'
import { makeThemeSite, THEME_SITES } from './theme-sites.ts'
import { world } from './world.ts'

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

const button = (page: Page) => page.locator('.sqs-add-to-cart-button').first()
/** The lower edge of an element, in parts of the window's height. */
const endOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom / innerHeight)

for (const { theme, start, title, product } of rowsOf(
  [...THEME_SITES],
  ({ theme }) => theme === 'hearth',
)) {
  test(`the theme ${theme} has what sells on the first screen, and says there what is missing`, async ({
    page,
    request,
  }) => {
    const { identifier } = await makeThemeSite(request, start, title)
    for (const size of WINDOWS) {
      await page.setViewportSize(size)
      await page.goto(`http://${identifier}.localhost:${world().port}${product}`)
      await takePicture(page, `product-${theme}-${size.width}`)
      expect(await endOf(page, '.sqs-add-to-cart-button'), `${size.width}`).toBeLessThanOrEqual(1)

      const before = await button(page).boundingBox()
      await page.getByLabel('Quantity').fill('1.5')
      await button(page).click()
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
      await takePicture(page, `product-${theme}-alert-${size.width}`)
      const after = await button(page).boundingBox()
      expect([after?.x, after?.width]).toEqual([before?.x, before?.width])
      await expectAccessible(page)
    }
  })
}

const slides = (page: Page) => page.locator('[data-product-gallery="slides"]')
const shownSlide = (page: Page) =>
  slides(page).evaluate((track) => Math.round(track.scrollLeft / track.clientWidth))
const thumbnail = (page: Page, number: number) =>
  page.getByRole('link', { name: `Picture ${number}`, exact: true })
const pictures = (page: Page) => page.getByRole('dialog', { name: 'Pictures' })
const steps = (page: Page) => page.evaluate(() => history.length)
/** How many times its own size a picture is shown. */
const scaleOf = (picture: Locator) =>
  picture.evaluate((image: HTMLElement) => image.getBoundingClientRect().width / image.offsetWidth)

test('pictures of a product are chosen, enlarged and zoomed by mouse and keyboard', async ({
  page,
}) => {
  const { demo } = world()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${demo.site}/shop/p/morning-mug`)
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
  const before = await steps(page)
  await thumbnail(page, 2).click()
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true')
  await expect(thumbnail(page, 1)).not.toHaveAttribute('aria-current')
  await expect.poll(() => shownSlide(page)).toBe(1)
  expect(await steps(page)).toBe(before)

  const opener = page.getByRole('link', { name: 'Enlarge picture 2' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(pictures(page).getByText('2 of 3')).toBeVisible()
  await expectAccessible(page)
  await takePicture(page, 'product-enlarged')
  const picture = pictures(page).locator('figure > img')
  await page.keyboard.press('+')
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(1.3, 1)
  // A zoomed picture is moved by the arrows; a whole one is turned by them.
  await page.keyboard.press('ArrowRight')
  await expect(pictures(page).getByText('2 of 3')).toBeVisible()
  await page.keyboard.press('0')
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(1, 1)
  await page.keyboard.press('ArrowRight')
  await expect(pictures(page).getByText('3 of 3')).toBeVisible()
  await pictures(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(2.5, 1)
  await expect(pictures(page).getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await takePicture(page, 'product-zoomed')
  await page.mouse.click(640, 400)
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(1, 1)

  await page.keyboard.press('Escape')
  await expect(pictures(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Enlarge picture 3' })).toBeFocused()
  await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a picture is pinched, and going back closes it', async ({ page }) => {
    const { demo } = world()
    await page.goto(`${demo.site}/shop/p/morning-mug`)
    await page.getByRole('link', { name: 'Enlarge picture 1' }).tap()
    await expect(pictures(page).getByText('1 of 3')).toBeVisible()
    const picture = pictures(page).locator('figure > img')
    await pinch(page, picture)
    await expect.poll(() => scaleOf(picture)).toBeGreaterThan(1.5)
    await expect(pictures(page).getByText('1 of 3')).toBeVisible()
    await page.goBack()
    await expect(pictures(page)).toHaveCount(0)
    await expect(page.locator('h1')).toHaveText('Morning Mug')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('price and button stay in sight: the bar asks for the choice, and buys', async ({
    page,
  }) => {
    await page.goto(`${world().demo.site}/shop/p/morning-mug`)
    await page.locator('h1').tap()
    const bar = page.getByRole('region', { name: 'Morning Mug', exact: true })
    await expect(page.locator('.sw-buy-bar')).toBeAttached()
    await expect(bar).toBeHidden()
    await page.getByRole('heading', { name: 'Goes well with it' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 2000)
    await expect(bar).toBeVisible()
    await expect(bar).toContainText('from $28.00')
    await expectAccessible(page)
    await takePicture(page, 'product-buy-bar')
    await bar.getByRole('button', { name: 'Add To Cart' }).tap()
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('radio', { name: 'Oat' })).toBeFocused()
    await page.locator('.variant-radiobtn-wrapper label', { hasText: 'Moss' }).tap()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.mouse.wheel(0, 2000)
    await expect(bar).toContainText('$28.00')
    await bar.getByRole('button', { name: 'Add To Cart' }).tap()
    await expect(bar.getByRole('button', { name: 'Added!' })).toBeVisible()
    // The pill of the cart stands above the bar, not on its button.
    const [pill, press] = [page.locator('.sw-cart-pill'), bar.getByRole('button')]
    await expect(pill).toBeVisible()
    const [above, below] = [await pill.boundingBox(), await press.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  })
})

/** Draws two fingers apart over an element. */
async function pinch(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to pinch')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    })
  await touch('touchStart', 30)
  for (let apart = 40; apart <= 90; apart += 10) await touch('touchMove', apart)
  await touch('touchEnd')
  await session.detach()
}

test('without script, small pictures lead to large ones, and those to their files', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${world().demo.site}/shop/p/morning-mug`)
  await thumbnail(page, 2).click()
  await expect(page.getByRole('link', { name: 'Enlarge picture 2' })).toBeInViewport({
    ratio: 0.8,
  })
  const answer = page.waitForResponse(/format=2500w/)
  await page.getByRole('link', { name: 'Enlarge picture 2' }).click()
  expect((await answer).headers()['content-type']).toMatch(/^image\//)
  await context.close()
})

test('a tap before its script has come is seen at once, and puts the product into the cart', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets-sw/chunk-*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${world().demo.site}/shop/p/dinner-plate`)
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-busy', 'true')
  const turning = await button(page).evaluate(
    (one) => getComputedStyle(one, '::after').animationName,
  )
  expect(turning).toBe('sw-turn')
  release()
  await expect(button(page)).toHaveText('Added!')
})
