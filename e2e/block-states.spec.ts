/**
 * Every type of block on one page, with its example and its variants: by axe, narrow, with large text, in forced colours, and
 * as screen readers get it. The sections take the section themes in turn; at night each is seen in all, with every setting.
 */

import { expect, type Page, test } from '@playwright/test'
import { SECTION_THEMES } from '@sitewright/core/document/section-theme'
import { expectAccessible } from './accessible.ts'
import { BlockSite } from './block-site.ts'
import { findFaults } from './faults.ts'
import { wakeIslands } from './islands.ts'
import { loadBlockStates } from './load-bundled.ts'
import { overflow } from './overflow.ts'
import { takePicture } from './picture.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
/** The narrowest window that nothing may be lost in (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 640 }

let page: Page
/** The names of the states on the page, with those of the blocks that list what changes with the day. */
let names: readonly string[]
let dated: ReadonlySet<string>

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext({ viewport: DESK })).newPage()
  const { site, parts } = await BlockSite.make(page.request)
  const { exampleStates, sectionFor } = await loadBlockStates()
  const states = exampleStates(parts)
  names = states.map(({ name }) => name)
  dated = new Set(
    states.flatMap(({ name, block }) => (block.paletteSection === 'lists' ? [name] : [])),
  )
  const { path } = await site.addPage(
    'Every block',
    states.map((state, index) =>
      sectionFor(state, SECTION_THEMES[index % SECTION_THEMES.length] ?? 'light'),
    ),
  )
  await site.publish()
  await page.goto(site.at(path))
  await wakeIslands(page)
})
test.afterAll(() => page.context().close())

test('axe finds nothing, on a desk and on a phone', async () => {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await takePicture(page, `every-block-${size.width}`)
    await expectAccessible(page)
  }
})

// Before any control has had the focus, which wakes more islands.
test('screen readers get what is on file', async () => {
  for (const name of names) {
    // That film stands still, with the browser's controls: when it is known that the example's file cannot be played is no certain time.
    const isFilm = name === 'video-film-alone'
    await page.emulateMedia({ reducedMotion: isFilm ? 'reduce' : null })
    if (isFilm)
      await expect(page.locator(`[id="${name}"] video`)).toHaveJSProperty('controls', true)
    const tree = withoutIds(await page.locator(`[id="${name}"]`).ariaSnapshot())
    expect.soft(dated.has(name) ? undated(tree) : tree).toMatchSnapshot(`${name}.txt`)
  }
})

test('nothing overlaps or is cut off in a narrow window', async () => {
  await page.setViewportSize(NARROW)
  await takePicture(page, 'every-block-320')
  expect(await overflow(page)).toBe(0)
  expect.soft(await findFaults(page, 'overlaps')).toEqual([])
  expect.soft(await findFaults(page, 'cutOff')).toEqual([])
  await page.setViewportSize(DESK)
})

test('nothing overlaps or is cut off with text twice as large', async () => {
  const style = await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await takePicture(page, 'every-block-large-text')
  expect(await overflow(page)).toBe(0)
  expect.soft(await findFaults(page, 'overlaps')).toEqual([])
  expect.soft(await findFaults(page, 'cutOff')).toEqual([])
  await style.evaluate((element) => (element as unknown as Element).remove())
})

test('words, controls and focus are seen in forced colours', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await takePicture(page, `every-block-forced-${colorScheme}`)
    expect.soft(await findFaults(page, 'unseenDrawings')).toEqual([])
  }
  // From a key on, focus is shown.
  await page.keyboard.press('Tab')
  expect(await findFaults(page, 'withoutFocus')).toEqual([])
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
})

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 1).toLocaleDateString('en-US', { month: 'long' }),
).flatMap((month) => [month, `${month.slice(0, 3)}\\b`])

const withoutIds = (tree: string) => tree.replaceAll(/\b[0-9a-f]{24}\b/g, 'ID')

/** The tree without what differs by the day: dates, and how many rows a month has. */
function undated(tree: string): string {
  const lines = tree
    .replaceAll(new RegExp(MONTHS.join('|'), 'g'), 'Month')
    .replaceAll(/(?<!level=)\b\d+/g, '0')
    .split('\n')
  return lines.filter((line, index) => line !== lines[index - 1]).join('\n')
}
