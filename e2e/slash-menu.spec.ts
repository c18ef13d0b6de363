/** The slash menu: in a text, "/" offers kinds of text and blocks, by keyboard, mouse and touch; visitors see what came of it. */

import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { expectTyping, makeSite, openEditor, publish, saveState, typeAndSave } from './owner.ts'
import { world } from './world.ts'

const menu = (page: Page) => page.getByRole('listbox', { name: 'Insert' })
const choice = (page: Page, name: RegExp) => menu(page).getByRole('option', { name })
const chosen = (page: Page) => menu(page).locator('[aria-selected=true]')
const words = (canvas: FrameLocator) => canvas.getByRole('textbox', { name: 'Text' })
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ })

/** Adds a text of its own to the page and types in it. */
async function openText(page: Page, site: { email: string; title: string }) {
  await makeSite(page, site)
  const canvas = await openEditor(page, 'Home')
  await canvas.locator('.sqs-html-content h1').first().click()
  await expectTyping(canvas)
  await page.keyboard.press('ControlOrMeta+a')
  await typeAndSave(page, 'Made by hand', () => page.keyboard.type('Made by hand'))
  await page.keyboard.press('Enter')
  return canvas
}

/** Whether the menu is inside the window, all of it. */
async function expectInWindow(page: Page): Promise<void> {
  const box = await menu(page).boundingBox()
  const size = page.viewportSize()
  if (!(box && size)) throw new Error('There is no menu')
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(size.width)
  expect(box.y + box.height).toBeLessThanOrEqual(size.height)
}

test('"/" in a text makes headings, lists and blocks, and visitors see them', async ({
  browser,
  page,
}) => {
  const canvas = await openText(page, { email: 'slash@example.com', title: 'Slash Menu' })

  await test.step('by keyboard: typed words filter, Enter takes the choice', async () => {
    await page.keyboard.type('/')
    await expect(menu(page)).toBeVisible()
    await expectInWindow(page)
    await look(page, 'slash-menu')
    await page.keyboard.type('h2')
    await expect(chosen(page)).toContainText('Heading 2')
    await expect(page.getByRole('log')).toHaveText(/^Heading 2, 1 of \d+ to insert$/)
    await page.keyboard.press('Enter')
    await expect(menu(page)).toHaveCount(0)
    await page.keyboard.type('Our clay')
    await expect(words(canvas).locator('h2')).toHaveText('Our clay')
  })

  await test.step('arrows go through the choices', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.type('/list')
    await expect(chosen(page)).toContainText('Points, one below the other.')
    await page.keyboard.press('ArrowDown')
    await expect(chosen(page)).toContainText('Numbered list')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.keyboard.type('From the river')
    await expect(words(canvas).locator('ul li')).toHaveText('From the river')
  })

  await test.step('in a list there are no headings and no blocks', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.type('/')
    await expect(menu(page).getByRole('option')).toHaveText([/^Numbered list/, /^Code/])
    await page.keyboard.press('Backspace')
    await expect(menu(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
  })

  await test.step('Escape leaves the slash, and so does a space where nothing is called that', async () => {
    await page.keyboard.type('/')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await page.keyboard.type('Monday and/or Friday /zzz ')
    await expect(menu(page)).toHaveCount(0)
    await expectTyping(canvas)
    await expect(words(canvas)).toContainText('/Monday and/or Friday /zzz')
  })

  await test.step('by mouse: a block comes below the text, and one step takes it back', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.type('/but')
    await choice(page, /^Button/).click()
    const block = page.getByRole('toolbar', { name: 'Button' })
    await expect(block.or(page.getByText(/^Insert button/)).first()).toBeVisible()
    await expect(
      canvas.locator('[data-block-id].sqs-block-button, .sqs-block-button').last(),
    ).toBeVisible()
    const heading = canvas.locator('.sqs-html-content h1').first()
    const button = canvas.locator('.sqs-block-button').last()
    await expect(async () => {
      const [text, below] = [await heading.boundingBox(), await button.boundingBox()]
      expect(below?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0))
    }).toPass()
    await expect(canvas.getByText('/but')).toHaveCount(0)
    await undo(page).click()
    await expect(canvas.getByText('/but')).toHaveCount(1)
    await page.getByRole('button', { name: /^Redo/ }).click()
    await expect(canvas.getByText('/but')).toHaveCount(0)
  })

  await expect(saveState(page)).toHaveText('Saved')
  await publish(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(world().demo.site.replace(/\/\/[^.]+\./, '//slash-menu.'))
  const live = visitor.locator('.sqs-html-content').first()
  await expect(live.locator('h2')).toHaveText('Our clay')
  await expect(live.locator('ul li').first()).toHaveText('From the river')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu is within the window, and a tap takes a choice', NIGHTLY, async ({ page }) => {
    const canvas = await openText(page, { email: 'slash-touch@example.com', title: 'Slash Touch' })
    await page.keyboard.type('/')
    await expect(menu(page)).toBeVisible()
    await expectInWindow(page)
    await look(page, 'slash-menu-phone')
    await choice(page, /^Heading 3/).tap()
    await expect(menu(page)).toHaveCount(0)
    await expectTyping(canvas)
    await page.keyboard.type('Fired twice')
    await expect(words(canvas).locator('h3')).toHaveText('Fired twice')
  })
})
