/** A theme from elsewhere counts on the platform's styles: store, sections, buttons and pickers look right without a word of ours. */

import { expect, type Page, test } from '@playwright/test'
import { foreignSite } from './foreign-site.ts'
import { overflow } from './overflow.ts'
import { takePicture } from './picture.ts'

let address: string

test.beforeAll(async ({ request }) => {
  // Its own markup of buttons is set aside: what the platform prints is looked at.
  const changes = {
    'blocks/button.block.conf': () => '{ "type": "donation" }',
    'styles/reset.css': (text: string) =>
      `${text} div, aside, p, a, label { margin: 0; padding: 0; border: 0; font: inherit }`,
  }
  address = await foreignSite(request, 'shop', changes, 'Two for one')
})

/** Opens a page at a width. */
async function open(page: Page, path: string, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(address + path)
  expect(await overflow(page), `${path} at ${width}`).toBe(0)
  await takePicture(page, `foreign-${path}-${width}`)
}

const PRODUCT = '/shop/p/everyday-mug'

for (const [width, columns] of [
  [390, 1],
  [768, 2],
  [1280, 3],
] as const) {
  test(`the store has ${columns} columns in a window of ${width}`, async ({ page }) => {
    await open(page, '/shop', width)
    const lefts = await page
      .locator('#productList > li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(columns)
  })
}

test('a product stands beside its pictures, with thumbnails, and below them on phones', async ({
  page,
}) => {
  const place = async (part: string) => {
    const box = await page.locator(part).boundingBox()
    if (!box) throw new Error(`There is no ${part}`)
    return box
  }
  await open(page, PRODUCT)
  await expect(page.locator('#productThumbnails a').first()).toBeVisible()
  const pictures = await place('#productGallery')
  expect((await place('#productDetails')).x).toBeGreaterThanOrEqual(pictures.x + pictures.width)
  await open(page, PRODUCT, 390)
  const above = await place('#productGallery')
  expect((await place('#productDetails')).y).toBeGreaterThanOrEqual(above.y + above.height)
})

test('pictures stay within what is around them', async ({ page }) => {
  for (const path of ['/', '/shop', PRODUCT, '/journal']) {
    await open(page, path)
    const wide = await page.locator('img').evaluateAll((images) =>
      images.flatMap((image) => {
        const parent = image.closest('figure, li, section, main')?.getBoundingClientRect()
        const clipped = image.closest('.ProductItem-gallery-slides') !== null
        return !parent || clipped || image.getBoundingClientRect().width <= parent.width + 1
          ? []
          : [(image as HTMLImageElement).src]
      }),
    )
    expect(wide, path).toEqual([])
  }
})

test('sections keep the theme’s background, colours and container', async ({ page }) => {
  await open(page, '/')
  const seen = await page.locator('.sw-section').evaluateAll((sections) =>
    sections.map((section) => {
      const around = section.parentElement?.closest('main, footer .frame') ?? document.body
      const grid = section.querySelector('.sw-grid') ?? section
      const inner = getComputedStyle(around)
      const room = around.clientWidth - Number.parseFloat(inner.paddingLeft) * 2
      return {
        background: getComputedStyle(section).backgroundColor,
        hasColour: getComputedStyle(section).color === inner.color,
        left: room - grid.clientWidth + Number.parseFloat(getComputedStyle(grid).paddingLeft),
      }
    }),
  )
  expect(seen.length).toBeGreaterThan(1)
  for (const one of seen) {
    expect(one).toEqual({ background: 'rgba(0, 0, 0, 0)', hasColour: true, left: 0 })
  }
})

test('buttons look like buttons, on light and on dark, and yield to the theme', async ({
  page,
}) => {
  const looks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((button) => {
        const { color, backgroundColor, paddingLeft, textDecorationLine } = getComputedStyle(button)
        const canvas = document.createElement('canvas').getContext('2d')
        if (!canvas) throw new Error('Nothing can be drawn')
        const lightness = (colour: string) => {
          canvas.clearRect(0, 0, 1, 1)
          canvas.fillStyle = colour
          canvas.fillRect(0, 0, 1, 1)
          return canvas.getImageData(0, 0, 1, 1).data[1] ?? 0
        }
        return {
          words: lightness(color),
          behind: lightness(backgroundColor),
          padding: Number.parseFloat(paddingLeft),
          line: textDecorationLine,
          background: backgroundColor,
        }
      })
  await open(page, PRODUCT)
  const light = await looks('.sqs-add-to-cart-button')
  expect(light.padding).toBeGreaterThan(10)
  expect(light.words - light.behind).toBeGreaterThan(150)

  await open(page, '/')
  expect(await looks('main a.sqs-block-button-element')).toMatchObject({ line: 'none' })
  await page.evaluate(() => {
    const button = document.querySelector('main a.sqs-block-button-element')
    const night = document.createElement('div')
    night.className = 'night'
    night.style.cssText = 'background: #1f1b18; color: #e9e2d4'
    document.body.append(night)
    for (const place of [night, document.querySelector('footer .frame')]) {
      if (button) place?.append(button.cloneNode(true))
    }
  })
  const dark = await looks('.night a.sqs-block-button-element')
  expect(dark.behind - dark.words).toBeGreaterThan(150)
  // The theme has a colour of its own for links in its footer: they are read on a button, too.
  const own = await looks('footer a.sqs-block-button-element')
  expect(Math.abs(own.behind - own.words)).toBeGreaterThan(150)

  await page.addStyleTag({ content: '.sqs-block-button-element { background: rgb(1, 2, 3) }' })
  expect(await looks('main a.sqs-block-button-element')).toMatchObject({
    background: 'rgb(1, 2, 3)',
  })
})

test('one picker is shown for each option', async ({ page }) => {
  await open(page, PRODUCT)
  await expect(page.locator('.variant-option').first()).toBeVisible()
  const shown = await page
    .locator('.variant-option')
    .evaluateAll((options) =>
      options.map(
        (option) =>
          [...option.querySelectorAll('select, .variant-radiobtn-wrapper')].filter(
            (picker) => picker.getClientRects().length > 0,
          ).length,
      ),
    )
  expect(new Set(shown)).toEqual(new Set([1]))
})

test('the announcement has its room whatever a theme’s reset says, and yields to the theme', async ({
  page,
}) => {
  await open(page, '/')
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  await expect(bar).toContainText('Two for one')
  const room = () =>
    bar.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingTop))
  expect(await room()).toBeGreaterThan(5)
  await page.addStyleTag({ content: '.sqs-announcement-bar { padding: 3px }' })
  expect(await room()).toBe(3)
})
