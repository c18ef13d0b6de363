/** Every kind of page in every built-in theme. `npm test` has the first theme, and the home pages of the others. */

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { type EveryKind, KINDS_OF_PAGES, makeEveryKind } from '../every-kind.ts'
import { overflow } from '../overflow.ts'
import { takePicture } from '../picture.ts'
import { THEME_SITES } from '../theme-sites.ts'

let site: EveryKind

test.beforeAll(async ({ request }) => {
  test.setTimeout(120_000)
  site = await makeEveryKind(request)
})

for (const { theme } of THEME_SITES.slice(1)) {
  test(`every kind of page is accessible and fits its window in the theme ${theme}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000)
    await site.wear(request, theme)
    for (const name of KINDS_OF_PAGES) {
      await page.goto(site.at(site.paths[name]))
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${name} at ${width}`).toBe(0)
        await takePicture(page, `${theme}-${name}-${width}`)
        await expectAccessible(page)
      }
    }
  })
}
