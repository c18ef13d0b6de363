import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { rowsOf } from '@sitewright/testing/matrix'
import { closeOthers } from './close-others.ts'
import { expectTyping, makeSite, openEditor, publish, saveState } from './owner.ts'
import { takePictures } from './picture.ts'
import { layScrollbarOnPage } from './scrollbars.ts'
import { world } from './world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

/** The lines of a text as they are drawn, word by word. */
function linesOf(text: Element): string[] {
  const lines: { top: number; words: string[] }[] = []
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const { bottom } = range.getBoundingClientRect()
      const line = lines.at(-1)
      if (line && Math.abs(line.top - bottom) < 4) line.words.push(word)
      else lines.push({ top: bottom, words: [word] })
    }
  }
  return lines.map(({ words }) => words.join(' '))
}

const SENTENCE = ' every day but Monday, from the first of March to the last of October.'

type Writer = (page: Page, canvas: FrameLocator) => Promise<void>

/** Links the words that are selected to a page, which is searched by its name. */
async function linkTo(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Link to').fill(title)
  await dialog.getByRole('option', { name: title }).first().click()
  await expect(dialog).toHaveCount(0)
}

/** Gives the page that is linked to another address. */
async function moveTheWork(page: Page): Promise<void> {
  const { request } = page.context()
  const { studio } = world().demo
  const [, siteId = ''] = /\/sites\/([0-9a-f]{24})/.exec(page.url()) ?? []
  const pages = `${studio}/s/${siteId}/api/pages`
  const { crumb } = await (await request.get(`${studio}/api/session`)).json()
  const { pages: all } = (await (await request.get(pages)).json()) as {
    pages: { id: string; title: string }[]
  }
  const work = all.find(({ title }) => title === 'Work')
  const headers = { 'x-csrf-token': crumb, origin: studio }
  const moved = await request.patch(`${pages}/${work?.id}`, {
    headers,
    data: { urlId: 'projects' },
  })
  expect(moved.status()).toBe(200)
}

const byKeyboard: Writer = async (page) => {
  const { keyboard } = page
  await keyboard.press('ControlOrMeta+a')
  await keyboard.press('ControlOrMeta+Alt+2')
  await keyboard.type('Opening times')
  await keyboard.press('Enter')
  await keyboard.press('ControlOrMeta+Alt+0')
  await keyboard.type('We are ')
  await keyboard.press('ControlOrMeta+b')
  await keyboard.type('open')
  await keyboard.press('ControlOrMeta+b')
  await keyboard.type(SENTENCE)
  await keyboard.press('Enter')
  await keyboard.type('- Mugs and bowls')
  await keyboard.press('Enter')
  await keyboard.type('See our work')
  for (const _letter of 'work') await keyboard.press('Shift+ArrowLeft')
  await keyboard.press('ControlOrMeta+k')
}

const byMouse: Writer = async (page, canvas) => {
  const { keyboard } = page
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name, exact: true })
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('Opening times')
  await page.getByRole('button', { name: /Text style/ }).click()
  await page.getByRole('option', { name: /Heading 2/ }).click()
  await expectTyping(canvas)
  await keyboard.press('End')
  await keyboard.press('Enter')
  await keyboard.type(`We are open${SENTENCE}`)
  await canvas.getByText('We are open').dblclick({ position: { x: 62, y: 12 } })
  await tool('Bold').click()
  await expect(canvas.locator('strong')).toHaveText('open')
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
  await expectTyping(canvas)
  await keyboard.press('ControlOrMeta+End')
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false')
  await keyboard.press('Enter')
  await tool('Bulleted list').click()
  await expect(tool('Bulleted list')).toHaveAttribute('aria-pressed', 'true')
  await expectTyping(canvas)
  await keyboard.type('Mugs and bowls')
  await keyboard.press('Enter')
  await keyboard.type('See our work')
  for (const _letter of 'work') await keyboard.press('Shift+ArrowLeft')
  await tool('Link').click()
}

const WAYS = Object.entries({ keyboard: byKeyboard, mouse: byMouse })

for (const [how, write] of rowsOf(WAYS, ([how]) => how === 'mouse')) {
  test(`a heading, bold words, a list and a link by ${how} are the same to visitors`, async ({
    browser,
    page,
  }) => {
    const title = `Fidelity ${how}`
    await makeSite(page, { email: `fidelity-${how}@example.com`, title })
    const canvas = await openEditor(page, 'Home')
    const words = canvas.locator('.sqs-html-content').first()
    await words.locator('h1').click()
    await expectTyping(canvas)
    await write(page, canvas)
    await linkTo(page, 'Work')
    await expect(words.getByRole('link')).toHaveText('work')
    await expect(words.locator('h2')).toHaveText('Opening times')
    await expect(words.locator('strong')).toHaveText('open')
    await expect(words.locator('ul > li')).toHaveText(['Mugs and bowls', 'See our work'])
    await page.keyboard.press('Escape')
    await expect(saveState(page)).toHaveText('Saved')
    await publish(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await takePictures(page, `fidelity-${how}`)

    const visitor = await (await browser.newContext()).newPage()
    const site = world().demo.site.replace(/\/\/[^.]+\./, `//fidelity-${how}.`)
    await visitor.goto(site)
    const live = visitor.locator('.sqs-html-content').first()
    for (const view of ['Desktop', 'Phone']) {
      await page.getByText(view, { exact: true }).click()
      const wide = view === 'Desktop'
      const widthOf = () => canvas.locator('html').evaluate(() => innerWidth)
      await expect.poll(async () => (await widthOf()) >= 700).toBe(wide)
      await visitor.setViewportSize({ width: await widthOf(), height: 900 })
      if (!wide) await visitor.evaluate(layScrollbarOnPage)
      expect(await live.evaluate(linesOf)).toEqual(await words.evaluate(linesOf))
    }
    await expect(live.getByRole('link', { name: 'work' })).toHaveAttribute('href', '/work')

    await moveTheWork(page)
    await publish(page)
    await visitor.reload()
    await live.getByRole('link', { name: 'work' }).click()
    await expect(visitor).toHaveURL(new URL('/projects', site).href)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

/** Runs in the page: what is waited for at most never comes to its end, as on a device that is too busy for it. */
function waitForever(): void {
  const { setTimeout } = window
  const patient = (deed: () => void, ms = 0) => (ms === 1_000 ? 0 : setTimeout(deed, ms))
  Object.assign(window, { setTimeout: patient })
}

test('a link stands in the text once its dialog has given the keyboard back', async ({ page }) => {
  await makeSite(page, { email: 'link-at-once@example.com', title: 'Link At Once' })
  const canvas = await openEditor(page, 'Home')
  const words = canvas.locator('.sqs-html-content').first()
  await words.locator('h1').click()
  await expectTyping(canvas)
  await page.keyboard.press('ControlOrMeta+a')
  await page.evaluate(waitForever)
  await page.keyboard.press('ControlOrMeta+k')
  await linkTo(page, 'Work')
  await expect(words.locator('h1').getByRole('link')).toBeVisible()
  await expectTyping(canvas)
})
