/** The canvas beside the live page: every page of the sites that the built-in themes begin with, and every kind of page in each theme. */

import { test } from '@playwright/test'
import { editedPages, expectAsLive } from '../canvases.ts'
import { makeEveryKind } from '../every-kind.ts'
import { makeThemeSite, THEME_SITES } from '../theme-sites.ts'
import { world } from '../world.ts'

for (const { theme, start, title } of THEME_SITES) {
  test(`the canvas shows what visitors get on every page that ${theme} begins with`, async ({
    page,
  }) => {
    const site = await makeThemeSite(page.request, start, title)
    const at = (path: string) => `http://${site.identifier}.localhost:${world().port}${path}`
    for (const edited of await editedPages(page.request, site.id)) {
      await test.step(edited.path, () => expectAsLive(page, edited, at))
    }
  })

  test(`the canvas shows what visitors get on every kind of page in ${theme}`, async ({ page }) => {
    const site = await makeEveryKind(page.request)
    await site.wear(page.request, theme)
    for (const edited of await editedPages(page.request, site.id)) {
      await test.step(edited.name, () => expectAsLive(page, edited, site.at))
    }
  })
}
