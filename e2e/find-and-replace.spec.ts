/** Find and replace on the page: by keyboard and touch, marked on the canvas, one step of undo, and live as on the canvas. */

import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { expectTyping, makeSite, openEditor, publish, saveState, typeAndSave } from './owner.ts'
import { world } from './world.ts'

const bar = (page: Page) => page.getByRole('search', { name: 'Find and replace' })
const field = (page: Page, name: 'Find' | 'Replace with') =>
  bar(page).getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const heading = (canvas: FrameLocator) => canvas.locator('.sqs-html-content h1').first()

/** Marks of the page, by what they mark: its words, and whether they are in sight. */
function marks(canvas: FrameLocator, name: 'sw-found' | 'sw-found-current') {
  return canvas.locator('body').evaluate(
    (_body, key) =>
      [...(CSS.highlights.get(key) ?? [])].map((range) => {
        const { top, bottom } = (range as Range).getBoundingClientRect()
        return { words: String(range), isInSight: top >= 0 && bottom <= innerHeight }
      }),
    name,
  )
}

async function open(page: Page, site: { email: string; title: string }) {
  await makeSite(page, site)
  const canvas = await openEditor(page, 'Home')
  await heading(canvas).click()
  await expectTyping(canvas)
  await page.keyboard.press('ControlOrMeta+a')
  await typeAndSave(page, 'Zebra', () => page.keyboard.type('Zebra and zebras'))
  return canvas
}

test('words are found on the whole page and replaced as one step', async ({ browser, page }) => {
  const canvas = await open(page, { email: 'find@example.com', title: 'Find Words' })

  await test.step('Ctrl+F in a text opens it, and each match is marked', async () => {
    await page.keyboard.press('ControlOrMeta+f')
    await expect(field(page, 'Find')).toBeFocused()
    await page.keyboard.type('zebra')
    await expect(bar(page).getByRole('status')).toHaveText('1 of 2')
    await expect.poll(() => marks(canvas, 'sw-found')).toHaveLength(2)
    await expect
      .poll(() => marks(canvas, 'sw-found-current'))
      .toEqual([{ words: 'Zebra', isInSight: true }])
    await look(page, 'find-and-replace')
  })

  await test.step('next goes round, whole words and case choose', async () => {
    await page.keyboard.press('Enter')
    await expect(bar(page).getByRole('status')).toHaveText('2 of 2')
    await page.keyboard.press('Shift+Enter')
    await expect(bar(page).getByRole('status')).toHaveText('1 of 2')
    await bar(page).getByText('Whole words').click()
    await expect(bar(page).getByRole('status')).toHaveText('1 of 1')
    await bar(page).getByText('Whole words').click()
  })

  await test.step('all are replaced as one step, and the words that are typed stay open', async () => {
    await field(page, 'Replace with').fill('Heron')
    await button(page, 'Replace all').click()
    await expect(heading(canvas)).toHaveText('Heron and Herons')
    await expect(bar(page).getByRole('status')).toHaveText('2 matches replaced.')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(heading(canvas)).toHaveText('Zebra and zebras')
    await page.getByRole('button', { name: /^Redo/ }).click()
    await expect(heading(canvas)).toHaveText('Heron and Herons')
  })

  await test.step('a locked block is found and left', async () => {
    await field(page, 'Find').press('Escape')
    await expect(bar(page)).toHaveCount(0)
    await expect.poll(() => marks(canvas, 'sw-found')).toHaveLength(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+Shift+l')
    await page.keyboard.press('ControlOrMeta+f')
    await field(page, 'Find').fill('heron')
    await expect(bar(page).getByRole('status')).toHaveText('1 of 2, locked')
    await expect(button(page, 'Replace')).toBeDisabled()
    await expect(button(page, 'Replace all')).toBeDisabled()
  })

  await expect(saveState(page)).toHaveText('Saved')
  await publish(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(world().demo.site.replace(/\/\/[^.]+\./, '//find-words.'))
  await expect(visitor.locator('.sqs-html-content h1').first()).toHaveText('Heron and Herons')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('it opens from the commands, and one match is replaced', NIGHTLY, async ({ page }) => {
    const canvas = await open(page, { email: 'find-touch@example.com', title: 'Find Touch' })
    await page.keyboard.press('Escape')
    // In a text the same keys make a link.
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+k')
    const palette = page.getByRole('dialog', { name: 'Search and commands' })
    await palette.locator('input').fill('find')
    await page.getByRole('menuitem', { name: /^Find and replace/ }).tap()
    await field(page, 'Find').fill('zebra')
    await field(page, 'Replace with').fill('heron')
    await look(page, 'find-and-replace-phone')
    await button(page, 'Replace').tap()
    await expect(heading(canvas)).toHaveText('heron and zebras')
    await expect(bar(page).getByRole('status')).toHaveText('1 of 1')
  })
})
