/** The bar of a block stands beside it, and always within the window: while the page is scrolled, zoomed, and as narrow as a phone. */

import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor } from './owner.ts'

const bar = (page: Page) => page.locator('[data-block-bar]')
const room = (page: Page) => page.locator('[data-canvas-room]')

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

/** Fails until the bar is in the window and beside the block, or over it where neither side has room for it. */
async function expectBeside(page: Page, block: Locator): Promise<void> {
  await expect(async () => {
    const [tools, window, at] = [
      await boxOf(bar(page)),
      await boxOf(room(page)),
      await boxOf(block),
    ]
    expect(tools.x).toBeGreaterThanOrEqual(window.x)
    expect(tools.x + tools.width).toBeLessThanOrEqual(window.x + window.width)
    expect(tools.y).toBeGreaterThanOrEqual(window.y)
    expect(tools.y + tools.height).toBeLessThanOrEqual(window.y + window.height)
    const below = at.y + at.height
    const isInSight = below > window.y && at.y < window.y + window.height
    if (!isInSight) return
    const gap = Math.max(at.y - (tools.y + tools.height), tools.y - below)
    const hasRoom =
      at.y - window.y > tools.height + 60 || window.y + window.height - below > tools.height + 60
    if (hasRoom) expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThan(60)
  }).toPass()
}

async function scrollTo(canvas: FrameLocator, block: Locator, to: number): Promise<void> {
  await block.evaluate((element, distance) => {
    const { top } = element.getBoundingClientRect()
    scrollBy({ top: top - distance, behavior: 'instant' })
  }, to)
  await expect(canvas.locator('body')).toBeAttached()
}

test(
  'the bar follows its block: above it, below it, in it, and never out of the window',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await makeSite(page, { email: 'block-bar@example.com', title: 'A Bar At Hand' })
    const canvas = await openEditor(page, 'Home')
    const picture = canvas.locator('.sw-section .sqs-block-image').first()
    await picture.scrollIntoViewIfNeeded()
    await picture.click()
    await expect(page.getByRole('toolbar', { name: 'Picture', exact: true })).toBeVisible()

    await test.step('at several places of the page', async () => {
      for (const to of [300, 120, 10, -60, -300, 560]) {
        await scrollTo(canvas, picture, to)
        await expectBeside(page, picture)
      }
    })

    await test.step('by keyboard: Alt+F10 leads to it, Escape back', async () => {
      await page.keyboard.press('Alt+F10')
      await expect(bar(page).getByRole('button').first()).toBeFocused()
      await page.keyboard.press('ArrowRight')
      // The first Escape puts the name of the tool away.
      await expect(page.getByRole('tooltip')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('tooltip')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
      await look(page, 'block-bar')
    })

    await test.step('zoomed, and beside a panel', async () => {
      await page.getByRole('button', { name: /Zoom/ }).click()
      await page.getByRole('option', { name: '150 %', exact: true }).click()
      await expectBeside(page, picture)
      await room(page).evaluate((one) => one.scrollTo({ left: one.scrollWidth }))
      await expectBeside(page, picture)
      await page.getByRole('button', { name: /Zoom/ }).click()
      await page.getByRole('option', { name: /^Fit/ }).click()
      await page.getByRole('button', { name: 'Styles', exact: true }).first().click()
      await expectBeside(page, picture)
    })

    await test.step('as narrow as a phone, with the panel below and without', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await expectBeside(page, picture)
      await page
        .getByRole('complementary', { name: 'Styles' })
        .getByRole('button', { name: 'Close' })
        .click()
      for (const to of [250, 20, -40]) {
        await scrollTo(canvas, picture, to)
        await expectBeside(page, picture)
      }
    })

    await test.step('it is gone while a text is typed', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      const text = canvas.locator('.sw-section .sqs-block-html').first()
      await text.scrollIntoViewIfNeeded()
      await text.locator('h1, p').first().click()
      await expect(canvas.locator('.ProseMirror')).toBeFocused()
      await expect(bar(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expectBeside(page, text)
    })
  },
)
