/**
 * Every block in every built-in theme: its example and variants in each section theme, and its example with each of its
 * settings changed in one of them. `npm test` has the examples in the first theme.
 */

import { expect, type Page, test } from '@playwright/test'
import { SECTION_THEMES, type SectionTheme } from '@sitewright/core/document/section-theme'
import type { BlockState } from '@sitewright/testing/block-states'
import { expectAccessible } from '../accessible.ts'
import { type BlockPage, BlockSite } from '../block-site.ts'
import { findFaults } from '../faults.ts'
import { wakeIslands } from '../islands.ts'
import { loadBlockStates } from '../load-bundled.ts'
import { overflow } from '../overflow.ts'
import { takePicture } from '../picture.ts'
import { THEME_SITES } from '../theme-sites.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 640 }
/** States on one page: axe takes longer for each the more there are. */
const PAGE_SIZE = 80

let site: BlockSite
/** Pages by what is on them. */
const pages: Record<string, BlockPage> = {}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000)
  const { request } = await browser.newContext()
  const made = await BlockSite.make(request)
  site = made.site
  const { exampleStates, changedStates, sectionFor } = await loadBlockStates()
  const add = async (
    title: string,
    states: readonly BlockState[],
    themeOf: (index: number) => SectionTheme | undefined,
  ) => {
    const sections = states.map((state, index) => sectionFor(state, themeOf(index) ?? 'light'))
    pages[title] = await site.addPage(title, sections)
  }
  for (const theme of SECTION_THEMES)
    await add(`examples ${theme}`, exampleStates(made.parts), () => theme)
  const changed = changedStates(made.parts)
  for (let from = 0; from < changed.length; from += PAGE_SIZE) {
    const part = changed.slice(from, from + PAGE_SIZE)
    await add(`changes ${from}`, part, (index) => SECTION_THEMES[index % SECTION_THEMES.length])
  }
})

for (const { theme } of THEME_SITES) {
  test(`every block in every state in the theme ${theme}`, async ({ page }) => {
    test.setTimeout(3_600_000)
    await site.wear(theme)
    for (const [title, { path }] of Object.entries(pages)) {
      await test.step(title, async () => {
        await page.setViewportSize(DESK)
        await page.goto(site.at(path))
        await wakeIslands(page)
        await look(page, `${theme} ${title}`)
      })
    }
  })
}

/** Looks at a page as wide as a desk and a phone, in forced colours, with large text and in a narrow window. */
async function look(page: Page, name: string): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await takePicture(page, `${name} ${size.width}`)
    await expectAccessible(page)
  }
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await takePicture(page, `${name} forced`)
  expect.soft(await findFaults(page, 'unseenDrawings'), name).toEqual([])
  await page.keyboard.press('Tab')
  expect.soft(await findFaults(page, 'withoutFocus'), name).toEqual([])
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  const larger = await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await expectWhole(page, `${name} with large text`)
  await larger.evaluate((style) => (style as HTMLStyleElement).remove())
  await page.setViewportSize(NARROW)
  await expectWhole(page, `${name} at 320`)
}

async function expectWhole(page: Page, name: string): Promise<void> {
  await takePicture(page, name)
  expect.soft(await overflow(page), name).toBe(0)
  expect.soft(await findFaults(page, 'overlaps'), name).toEqual([])
  expect.soft(await findFaults(page, 'cutOff'), name).toEqual([])
}

test('what only owners see of blocks is accessible on the canvas', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(await site.canvasOf(pages['examples light'] as BlockPage))
    await takePicture(page, `canvas ${width}`)
    await expectAccessible(page)
  }
})
