/** The canvas as a window onto the page: its devices, zoom, panels, and that everything on it stays exact at every scale. */

import {
  chromium,
  expect,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
  test,
} from '@playwright/test'
import { rowsOf } from '@sitewright/testing/matrix'
import journeys from '../playwright.config.ts'
import { expectAccessible } from './accessible.ts'
import { expectTyping, makeSite, openEditor, saveState } from './owner.ts'
import { takePicture } from './picture.ts'

const SMALL_DESK = { width: 1280, height: 800 }

let page: Page
let canvas: FrameLocator

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext({ viewport: SMALL_DESK })).newPage()
  await makeSite(page, { email: 'canvas-view@example.com', title: 'True to Size' })
  canvas = await openEditor(page, 'Home')
})
test.afterAll(() => page.context().close())

function frame(): Frame {
  const [found] = page.frames().slice(1)
  if (!found) throw new Error('The editor has no page')
  return found
}

const pageWidth = () => frame().evaluate(() => innerWidth)
const zoom = () => page.getByRole('button', { name: /Zoom/ })

async function zoomTo(name: string): Promise<void> {
  await zoom().click()
  await page.getByRole('option', { name, exact: true }).click()
  await expect(zoom()).toContainText(name)
}

async function showAs(device: 'Desktop' | 'Tablet' | 'Phone'): Promise<void> {
  await page.getByText(device, { exact: true }).click()
  await expect(page.getByRole('radio', { name: device })).toBeChecked()
}

async function toTheTop(): Promise<void> {
  await page.locator('[data-canvas-room]').evaluate((room) => room.scrollTo({ left: 0 }))
  // A scroll that was on its way may still end somewhere else.
  await expect.poll(() => frame().evaluate(scrollUp)).toBe(0)
}

/** Runs in the page: its place after two frames at the top. */
async function scrollUp(): Promise<number> {
  scrollTo({ top: 0, behavior: 'instant' })
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  return scrollY
}

/** Screen pixels for one pixel of the page. */
async function scale(): Promise<number> {
  const box = await page.locator('iframe').boundingBox()
  return (box?.width ?? 0) / (await pageWidth())
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

/** A block of the palette, which is longer than the window. */
async function palettePlace(label: string) {
  const item = page.getByRole('button', { name: `Add ${label}`, exact: true })
  await item.scrollIntoViewIfNeeded()
  return boxOf(item)
}

test('desktop is drawn as in a window of 1280 pixels, with the header that visitors see there', async () => {
  await expect.poll(pageWidth).toBe(1280)
  expect(await scale()).toBeLessThan(1)
  await expect(canvas.locator('header nav a').first()).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveCount(0)
  await takePicture(page, 'canvas-desktop')
})

test('a panel longer than the window scrolls by itself, and the editor around it does not', async () => {
  const panel = page.getByRole('complementary', { name: 'Settings' })
  await expect(panel.getByText('Page is on')).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})

test('fact 1.owners.04: the editor shows the page as tablets do, and says whose layout that is', async () => {
  await showAs('Tablet')
  await expect.poll(pageWidth).toBe(768)
  await expect(page.getByText('Tablets show the desktop’s layout.')).toBeVisible()
  await takePicture(page, 'canvas-tablet')
})

test('what is moved in the tablet’s view is moved on the desktop', async () => {
  const block = canvas.locator('.sqs-block-button').first()
  const placed = () => block.evaluate((element) => (element as HTMLElement).style.cssText)
  const before = await placed()
  await block.click()
  await page.keyboard.press('ArrowDown')
  await expect.poll(placed).not.toBe(before)
  const moved = await placed()
  const phone = (css: string) => css.split(';').filter((rule) => rule.includes('--p-'))
  await showAs('Desktop')
  expect(await placed()).toBe(moved)
  expect(phone(moved)).toEqual(phone(before))
})

test('undo by keyboard works after Desktop or Phone was pressed', async () => {
  const block = canvas.locator('.sqs-block-button').first()
  const placed = () => block.evaluate((element) => (element as HTMLElement).style.cssText)
  const moved = await placed()
  await showAs('Phone')
  await expect.poll(pageWidth).toBe(390)
  await showAs('Desktop')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(placed).not.toBe(moved)
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(placed).toBe(moved)
  await page.keyboard.press('ControlOrMeta+z')
})

test('undo by keyboard works in the styles after a control without text was pressed', async () => {
  await page.getByRole('button', { name: 'Styles', exact: true }).first().click()
  const panel = page.getByRole('complementary', { name: 'Styles' })
  const slider = panel.getByRole('slider').first()
  await panel.getByText('Fonts', { exact: true }).click()
  await slider.focus()
  const before = await slider.inputValue()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => slider.inputValue()).not.toBe(before)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => slider.inputValue()).toBe(before)
  await panel.getByRole('button', { name: 'Close' }).click()
})

for (const step of rowsOf(['Fit', '150 %'], (step) => step === 'Fit')) {
  test.describe(`at ${step}`, () => {
    test.beforeAll(() => zoomTo(step))

    test('the outline stands on what was pressed', async () => {
      const block = canvas.locator('.sqs-block-button').first()
      await block.click()
      const { x, y, width, height } = await boxOf(block)
      const left = () => block.evaluate((element) => element.getBoundingClientRect().left)
      const leftBefore = await left()
      const handle = { x: x + width, y: y + height / 2 }
      // The handle at the right edge: what is pulled there resizes the block by whole columns.
      const columns = () => block.evaluate((element) => element.style.getPropertyValue('--d-w'))
      const before = Number(await columns())
      const grid = await boxOf(canvas.locator('.sw-grid').filter({ has: block }).first())
      await page.mouse.move(handle.x, handle.y)
      await page.mouse.down()
      await page.mouse.move(handle.x + grid.width / 48, handle.y, { steps: 4 })
      await page.mouse.move(handle.x + grid.width / 12, handle.y, { steps: 4 })
      await page.mouse.up()
      await expect.poll(async () => Number(await columns())).toBe(before + 2)
      expect(await left()).toBeCloseTo(leftBefore, 0)
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(async () => Number(await columns())).toBe(before)
    })

    test('a block that is dragged stays under the pointer and lands there', async () => {
      const block = canvas.locator('.sqs-block-button').first()
      const before = await boxOf(block)
      const from = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
      const by = { x: before.width / 2, y: 0 }
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 })
      await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 })
      const dragged = await boxOf(block)
      expect(dragged.x - before.x).toBeCloseTo(by.x, 0)
      await page.mouse.up()
      const column =
        (await boxOf(canvas.locator('.sw-grid').filter({ has: block }).first())).width / 24
      const landed = await boxOf(block)
      expect(Math.abs(landed.x - dragged.x)).toBeLessThanOrEqual(column)
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(async () => (await boxOf(block)).x).toBeCloseTo(before.x, 0)
    })

    test('a block from the palette lands where it is let go', async () => {
      const buttons = canvas.locator('.sqs-block-button')
      const idsOf = () => buttons.evaluateAll((all) => all.map(({ id }) => id))
      const before = await idsOf()
      const item = await palettePlace('Button')
      const room = await boxOf(page.locator('[data-canvas-room]'))
      // In the middle there is a section, wherever the page is scrolled to.
      const at = { x: room.x + room.width / 3, y: room.y + room.height / 2 }
      const column = (await boxOf(canvas.locator('[data-section-id]').first())).width / 24
      await page.mouse.move(item.x + item.width / 2, item.y + item.height / 2)
      await page.mouse.down()
      await page.mouse.move(at.x - 40, at.y - 20, { steps: 4 })
      await page.mouse.move(at.x, at.y, { steps: 4 })
      await page.mouse.up()
      await expect(buttons).toHaveCount(before.length + 1)
      const added = (await idsOf()).find((id) => !before.includes(id))
      const landed = await boxOf(canvas.locator(`[id="${added}"]`))
      expect(Math.abs(landed.x + landed.width / 2 - at.x)).toBeLessThanOrEqual(column)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(buttons).toHaveCount(before.length)
    })

    test('the cursor goes to the letter that was pressed', async () => {
      await toTheTop()
      const heading = canvas.locator('h1').first()
      const text = (await heading.textContent()) ?? ''
      // Before the third letter.
      const left = await heading.evaluate((element) => {
        const range = document.createRange()
        const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
        if (!letters) throw new Error('The heading has no text')
        range.setStart(letters, 2)
        range.setEnd(letters, 3)
        const { x, y, height } = range.getBoundingClientRect()
        return { x, y: y + height / 2 }
      })
      const origin = await boxOf(page.locator('iframe'))
      const factor = await scale()
      await page.mouse.click(origin.x + (left.x + 1) * factor, origin.y + left.y * factor)
      await expectTyping(canvas)
      await page.keyboard.type('|')
      await expect(heading).toHaveText(`${text.slice(0, 2)}|${text.slice(2)}`)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(heading).toHaveText(text)
      await page.keyboard.press('Escape')
    })

    test('gaps between sections stand on their borders, in sight', async () => {
      await toTheTop()
      const section = await boxOf(canvas.locator('[data-section-id]').first())
      const gap = await boxOf(page.getByRole('button', { name: 'Add section at the top' }))
      expect(gap.y + gap.height / 2).toBeCloseTo(section.y, 0)
      const room = await boxOf(page.locator('[data-canvas-room]'))
      expect(gap.x + gap.width / 2).toBeCloseTo(room.x + room.width / 2, 0)
    })

    test('the page scrolls while something is dragged at its lower edge', async () => {
      const room = await boxOf(page.locator('[data-canvas-room]'))
      const item = await palettePlace('Line')
      await page.mouse.move(item.x + item.width / 2, item.y + item.height / 2)
      await page.mouse.down()
      await page.mouse.move(room.x + 200, room.y + 200, { steps: 4 })
      await page.mouse.move(room.x + 200, room.y + room.height - 4, { steps: 4 })
      await expect.poll(() => frame().evaluate(() => scrollY)).toBeGreaterThan(100)
      await page.keyboard.press('Escape')
      await page.mouse.up()
    })
  })
}

test('what is selected by keyboard comes into sight where the page is larger than its room', async () => {
  await zoomTo('150 %')
  await page.locator('[data-canvas-room]').evaluate((room) => room.scrollTo({ left: 0 }))
  const picture = canvas.locator('.sqs-block-image').first()
  await canvas.locator('h1').first().click()
  await page.keyboard.press('Escape')
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab')
    const room = await boxOf(page.locator('[data-canvas-room]'))
    const { x, width } = await boxOf(picture)
    if (x >= room.x - 1 && x < room.x + room.width && x + width > room.x) return
  }
  throw new Error('The picture never came into sight')
})

test('zoom and collapsed panels are remembered on the device', async () => {
  await zoomTo('75 %')
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Collapse the settings' }).click()
  await page.reload()
  await expect(canvas.locator('[data-block-id]').first()).toBeVisible()
  await expect(zoom()).toContainText('75 %')
  await expect(settings.getByRole('button', { name: 'Expand the settings' })).toBeVisible()
  expect(await scale()).toBeCloseTo(0.75, 2)
})

test('panels collapse and expand by keyboard, also from the page', async () => {
  const palette = page.getByRole('complementary', { name: 'Add' })
  const collapse = palette.getByRole('button', { name: 'Collapse the blocks to icons' })
  await page.keyboard.press('Control+Shift+Digit1')
  await expect(collapse).toBeVisible()
  await expect(palette.getByRole('searchbox')).toBeVisible()
  await canvas.locator('h1').first().click()
  await expectTyping(canvas)
  await page.keyboard.press('Control+Shift+Digit1')
  await expect(collapse).toHaveCount(0)
  await page.keyboard.press('Control+Shift+Digit2')
  await expect(page.getByRole('button', { name: 'Collapse the settings' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('with both panels collapsed a window of 1280 shows the page nearly as large as it is', async () => {
  await zoomTo('Fit')
  await page.keyboard.press('Control+Shift+Digit2')
  await expect(page.getByRole('button', { name: 'Expand the settings' })).toBeVisible()
  await expect.poll(scale).toBeGreaterThan(0.9)
  await takePicture(page, 'canvas-collapsed')
})

test('the editor has a main heading, and axe finds nothing', async () => {
  await expect(page.getByRole('heading', { level: 1, name: 'Editing “Home”' })).toBeAttached()
  await expectAccessible(page, ['iframe'])
  await expect(saveState(page)).toHaveText('Saved')
})

test.describe('a window', () => {
  async function viewAt(width: number): Promise<string> {
    await page.setViewportSize({ width, height: 800 })
    await page.reload()
    await expect(canvas.locator('[data-block-id]').first()).toBeVisible()
    return (await page.getByRole('radio', { checked: true }).getAttribute('value')) ?? ''
  }

  test('fact 2.editor.21: is a phone’s up to 432 pixels, and begins with the phone’s view', async () => {
    expect(await viewAt(390)).toBe('phone')
    expect(await viewAt(432)).toBe('phone')
  })

  test('fact 2.editor.22: is a desktop’s from 433 pixels, and begins with the desktop’s view', async () => {
    expect(await viewAt(433)).toBe('desktop')
    expect(await viewAt(1280)).toBe('desktop')
  })

  test('fact 2.editor.23: is never a tablet’s, whatever its width', async () => {
    for (const width of [433, 600, 768, 820, 1024]) expect(await viewAt(width)).not.toBe('tablet')
  })
})

test('scrollbars that take room make no phone and no tablet narrower', async () => {
  // Playwright hides scrollbars unless it is told not to.
  const launchOptions = { ...journeys.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }
  const browser = await chromium.launch(launchOptions)
  const context = await browser.newContext({
    viewport: SMALL_DESK,
    storageState: await page.context().storageState(),
  })
  const desk = await context.newPage()
  await desk.goto(page.url())
  const root = desk.frameLocator('iframe').locator('html')
  await expect(root.locator('[data-block-id]').first()).toBeVisible()
  for (const [device, width] of [
    ['Phone', 390],
    ['Tablet', 768],
  ] as const) {
    await desk.getByText(device, { exact: true }).click()
    await expect.poll(() => root.evaluate(() => innerWidth)).toBe(width)
    expect(await root.evaluate(({ scrollHeight }) => scrollHeight > innerHeight)).toBe(true)
    expect(await root.evaluate(({ clientWidth }) => clientWidth)).toBe(width)
  }
  await browser.close()
})
