/** Every page of every built-in theme in its dark version, at two widths. */

import { test } from '@playwright/test'
import { chooseScheme } from '../dark-sites.ts'
import { look } from '../look.ts'
import { makeThemeSite, THEME_SITES } from '../theme-sites.ts'
import { world } from '../world.ts'

for (const { theme, start, title, paths, post, product } of THEME_SITES) {
  test(`${theme}: every page can be read in its dark version`, async ({ page, request }) => {
    test.setTimeout(600_000)
    const { id, identifier } = await makeThemeSite(request, start, title)
    await chooseScheme(request, id, 'Dark')
    for (const path of [...paths, post, product, '/search?q=the', '/nowhere', '/cart']) {
      await page.goto(`http://${identifier}.localhost:${world().port}${path}`)
      await look(page, `dark-${theme}-${path.replaceAll('/', '_')}`)
    }
  })
}
