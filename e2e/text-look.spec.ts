/** The look of words: tools beside them, by mouse, keyboard and touch, and the same to visitors as on the canvas. */

import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { expectTyping, makeSite, openEditor, publish, saveState } from './owner.ts'
import { world } from './world.ts'

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected words' })
const tool = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const heading = (canvas: FrameLocator) => canvas.locator('.sqs-html-content h1').first()

async function open(page: Page, { email, title }: { email: string; title: string }) {
  await makeSite(page, { email, title })
  const canvas = await openEditor(page, 'Home')
  await heading(canvas).click()
  await expectTyping(canvas)
  return canvas
}

/** Opens a menu of the bar and chooses a name of the theme's. */
async function choose(page: Page, menu: string, name: string): Promise<void> {
  await tool(page, menu).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Whether the bar covers the selected words, or leaves the window. */
async function coversWords(page: Page, canvas: FrameLocator): Promise<boolean> {
  const [tools, words] = [await bar(page).boundingBox(), await heading(canvas).boundingBox()]
  if (!(tools && words)) throw new Error('There is no bar, or no words')
  const isApart = tools.y + tools.height <= words.y || tools.y >= words.y + words.height
  return !isApart || tools.x < 0
}

test('words get the look of the theme beside them, and visitors see the same', async ({
  browser,
  page,
}) => {
  const canvas = await open(page, { email: 'text-look@example.com', title: 'Text Look' })

  await test.step('the bar is beside the words, and a mark is on while it is pressed', async () => {
    await expect(bar(page)).toHaveCount(0)
    await heading(canvas).dblclick()
    await expect(bar(page)).toBeVisible()
    await expect(async () => expect(await coversWords(page, canvas)).toBe(false)).toPass()
    await tool(page, 'Strike through').click()
    await expect(heading(canvas).locator('s')).toHaveCount(1)
    await expect(tool(page, 'Strike through')).toHaveAttribute('aria-pressed', 'true')
    await expectTyping(canvas)
    await look(page, 'text-look-bar')
  })

  await test.step('colour and size have the names of the theme', async () => {
    await choose(page, 'Colour of words', 'Accent')
    await expect(heading(canvas).locator('.sw-ink-accent')).toHaveCount(1)
    await choose(page, 'Size of words', 'Large')
    await expect(heading(canvas).locator('.sw-size-large')).toHaveCount(1)
    await expectTyping(canvas)
  })

  await test.step('Alt+F10 leads to the bar, and Escape back to the words', async () => {
    await page.keyboard.press('Alt+F10')
    // A toolbar gives the keyboard to the button that had it last.
    await expect(bar(page).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expectTyping(canvas)
    await page.keyboard.press('ControlOrMeta+e')
    await expect(heading(canvas).locator('code')).toHaveCount(1)
  })

  await page.keyboard.press('Escape')
  await expect(saveState(page)).toHaveText('Saved')
  await publish(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(world().demo.site.replace(/\/\/[^.]+\./, '//text-look.'))
  const live = visitor.locator('.sqs-html-content h1').first()
  expect(await live.innerHTML()).toBe(await heading(canvas).innerHTML())
  const styleOf = (element: Element) => {
    const { color, fontFamily, textDecorationLine } = getComputedStyle(element)
    return { color, fontFamily, textDecorationLine }
  }
  expect(await live.locator('code').evaluate(styleOf)).toEqual(
    await heading(canvas).locator('code').evaluate(styleOf),
  )
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the bar is below the words and within the window', NIGHTLY, async ({ page }) => {
    const canvas = await open(page, { email: 'text-touch@example.com', title: 'Text Touch' })
    await page.keyboard.press('ControlOrMeta+a')
    await expect(bar(page)).toBeVisible()
    const box = await bar(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    await tool(page, 'Bold').tap()
    await expect(heading(canvas).locator('strong')).toHaveCount(1)
  })
})
