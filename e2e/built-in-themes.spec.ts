import { expect, type Page, test } from '@playwright/test'
import { rowsOf } from '@sitewright/testing/matrix'
import { expectAccessible } from './accessible.ts'
import { overflow } from './overflow.ts'
import { takePicture } from './picture.ts'
import { makeThemeSite, THEME_SITES } from './theme-sites.ts'
import { world } from './world.ts'

/** Bytes that the first picture of a home page may have as it is sent. */
const MOST_HERO_BYTES = 60_000
/** Bytes that a page's styles may have as they are sent. */
const MOST_CSS_BYTES = 20_000

for (const { theme, start, title, paths, post, product } of THEME_SITES) {
  test.describe(`the theme ${theme}`, () => {
    let at: (path: string) => string

    test.beforeAll(async ({ request }) => {
      const { identifier } = await makeThemeSite(request, start, title)
      at = (path) => `http://${identifier}.localhost:${world().port}${path}`
    })

    test('is accessible on every page, and fits windows of every width', async ({ page }) => {
      const all = [...paths, post, product, '/search?q=the', '/nowhere', '/cart']
      // All pages of one theme, and of the others the one that most depends on the theme.
      for (const path of rowsOf(all, (path) => theme === 'hearth' || path === '/')) {
        for (const width of [768, 390, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          if (width === 768) await page.goto(at(path))
          expect(await overflow(page), `${path} at ${width}`).toBe(0)
          await takePicture(page, `${theme}-${path}-${width}`)
        }
        await expectAccessible(page)
      }
    })

    test('begins every line of the footer at one edge on phones', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 })
      await page.goto(at(paths[0]))
      const edges = await page.locator('.site-colophon-inner').evaluate(beginningsOfLines)
      expect(edges).toHaveLength(1)
    })

    test('shows its pages to phones within their bytes, and nothing moves', async ({ browser }) => {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        reducedMotion: 'no-preference',
      })
      const page = await context.newPage()
      for (const path of [paths[0], post, product]) {
        const { moved, hero, css } = await measured(page, at(path))
        expect(moved, `${path}: shifts`).toBeLessThanOrEqual(0.02)
        expect(hero, `${path}: bytes of the first picture`).toBeGreaterThan(0)
        expect(hero, `${path}: bytes of the first picture`).toBeLessThanOrEqual(MOST_HERO_BYTES)
        expect(css, `${path}: bytes of styles`).toBeLessThanOrEqual(MOST_CSS_BYTES)
      }
      await context.close()
    })
  })
}

/** Left edges of the lines that the words of an element stand in, each once. */
function beginningsOfLines(element: Element): number[] {
  const lines = new Map<number, number>()
  for (const link of element.querySelectorAll('a')) {
    const { left, bottom } = link.getBoundingClientRect()
    const line = Math.round(bottom)
    lines.set(line, Math.min(lines.get(line) ?? left, left))
  }
  return [...new Set([...lines.values()].map(Math.round))]
}

/** Cumulative layout shift of a page that loads, and the bytes of its first picture and its styles as they are sent. */
async function measured(page: Page, url: string) {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(globalThis, { moved: shifts(entry) })
    }).observe({ type: 'layout-shift', buffered: true })
    const shifts = (entry: PerformanceEntry) =>
      (globalThis as unknown as { moved: number }).moved +
      (entry as never as { value: number }).value
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(() => {
    const sent = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const first = [...document.images].find((image) => image.loading === 'eager')
    const bytesOf = (name: string) => sent.find((one) => one.name === name)?.encodedBodySize ?? 0
    return {
      moved: (globalThis as unknown as { moved: number }).moved,
      hero: first ? bytesOf(first.currentSrc) : 0,
      css: sent
        .filter(({ name }) => name.includes('.css'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }
  })
}
