/** The canvas beside the live page, in one theme; nightly in all of them, and on every kind of page. */

import { test } from '@playwright/test'
import { editedPages, expectAsLive } from './canvases.ts'
import { makeThemeSite } from './theme-sites.ts'
import { world } from './world.ts'

test('the canvas breaks lines as the live page does, and has the same markup', async ({ page }) => {
  const site = await makeThemeSite(page.request, 'shop', 'Clay & Co')
  const at = (path: string) => `http://${site.identifier}.localhost:${world().port}${path}`
  const pages = await editedPages(page.request, site.id)
  // One of each kind; whole sites are looked at nightly.
  const kinds = new Map(pages.map((edited) => [edited.name, edited]))
  for (const edited of kinds.values()) await expectAsLive(page, edited, at)
})
