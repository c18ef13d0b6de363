/** The settings of every block, in a wide window and on a phone: each control has a name, and nothing is cut off or overlaps. */

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { BlockSite } from '../block-site.ts'
import { loadBlockStates } from '../load-bundled.ts'
import { overflow } from '../overflow.ts'
import { takePicture } from '../picture.ts'
import { world } from '../world.ts'

const SIZES = [
  { width: 1280, height: 1400 },
  { width: 390, height: 844 },
]

test('the settings of every block', async ({ page }) => {
  test.setTimeout(1_800_000)
  const { site, parts } = await BlockSite.make(page.request)
  const { exampleStates, sectionFor } = await loadBlockStates()
  const states = exampleStates(parts).filter(({ name, block }) => name === block.name)
  const sections = states.map((state) => sectionFor(state, 'light'))
  const { id } = await site.addPage('Every block', sections)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${world().demo.studio}/sites/${site.id}/edit/${id}`)
  const canvas = page.frameLocator('iframe')
  const settings = page.getByRole('complementary', { name: 'Settings' })
  for (const { name, block } of states) {
    await test.step(name, async () => {
      const drawn = canvas.locator(`[id="${name}"] [data-block-id]`)
      await drawn.scrollIntoViewIfNeeded()
      await drawn.click({ force: true })
      await expect(settings.getByRole('heading', { name: block.label, exact: true })).toBeVisible()
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await takePicture(page, `panel ${name} ${size.width}`)
        expect.soft(await overflow(page), `${name} at ${size.width}`).toBe(0)
        await expectAccessible(page, ['iframe'])
      }
      await page.setViewportSize({ width: 1280, height: 900 })
    })
  }
})
