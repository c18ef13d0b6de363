/** Every look of the lock screen in every built-in theme, in all its colors, at two widths and from right to left. */

import { expect, test } from '@playwright/test'
import { LOCK_LAYOUTS } from '@sitewright/core/site/lock-screen'
import { look } from '../look.ts'
import { overflow } from '../overflow.ts'
import { ownerBy } from '../people.ts'
import { makeThemeSite, THEME_SITES } from '../theme-sites.ts'
import { world } from '../world.ts'

const COLORS = { plain: 'light', card: 'soft', split: 'dark', cover: 'accent' } as const

for (const { theme, start, title } of THEME_SITES) {
  test(`${theme}: every look of the lock screen`, async ({ page, request }) => {
    test.setTimeout(300_000)
    const { id, identifier } = await makeThemeSite(request, start, title)
    const owner = ownerBy(request, world().demo.studio)
    const { body } = await owner.get(`/s/${id}/api/settings`)
    const { items } = (await owner.get(`/s/${id}/api/assets`)).body
    const imageId = items.at(-1).id
    const access = { status: 'private', maintenanceText: '', password: 'open sesame' }
    await owner.put(`/s/${id}/api/status`, access)
    for (const layout of LOCK_LAYOUTS) {
      for (const language of ['en-US', 'he-IL']) {
        const lockScreen = { layout, colors: COLORS[layout], title: '', text: '', imageId }
        const settings = { ...body.settings, language, lockScreen }
        const { status } = await owner.put(`/s/${id}/api/settings`, settings)
        expect(status).toBe(200)
        await page.goto(`http://${identifier}.localhost:${world().port}/`)
        expect(await overflow(page)).toBe(0)
        await look(page, `lock-${theme}-${layout}-${language}`)
      }
    }
  })
}
