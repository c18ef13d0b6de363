import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { type EveryKind, KINDS_OF_PAGES, makeEveryKind } from './every-kind.ts'

let site: EveryKind

test.beforeAll(async ({ request }) => {
  test.setTimeout(120_000)
  site = await makeEveryKind(request)
})

for (const name of KINDS_OF_PAGES) {
  test(`a page of a site is accessible and fits its window: ${name}`, async ({ page }) => {
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const response = await page.goto(site.at(site.paths[name]))
      expect(response?.status()).toBe(200)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `at ${width}`).toBe(0)
      // For whoever wants to look: SCREENSHOTS=folder npx playwright test every-kind
      const folder = process.env.SCREENSHOTS
      if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
    }
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectAccessible(page)
  })
}
