/** The settings of every block, in a wide window and on a phone: each control has a name, and nothing is cut off or overlaps. */

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { BlockSite } from '../block-site.ts'
import { loadBlockStates } from '../load-bundled.ts'
import { overflow } from '../overflow.ts'
import { takePicture } from '../picture.ts'
import { world } from '../world.ts'

const DESK = { width: 1280, height: 1400 }
const PHONE = { width: 390, height: 844 }

test('the settings of every block', async ({ page }) => {
  test.setTimeout(1_800_000)
  const { site, parts } = await BlockSite.make(page.request)
  const { exampleStates, sectionFor } = await loadBlockStates()
  const states = exampleStates(parts).filter(({ name, block }) => name === block.name)
  const sections = states.map((state) => sectionFor(state, 'light'))
  const { id } = await site.addPage('Every block', sections)
  await page.setViewportSize(DESK)
  await page.goto(`${world().demo.studio}/sites/${site.id}/edit/${id}`)
  const canvas = page.frameLocator('iframe')
  const settings = page.getByRole('complementary', { name: 'Settings' })
  for (const { name, block } of states) {
    await test.step(name, async () => {
      const drawn = canvas.locator(`[id="${name}"] [data-block-id]`)
      await drawn.scrollIntoViewIfNeeded()
      // Players and links of the block have the middle.
      await drawn.click({ force: true, position: { x: 3, y: 3 } })
      const heading = settings.getByRole('heading', { name: block.label, exact: true })
      await expect(heading).toBeVisible()
      await look(page, `${name} 1280`)
      await page.setViewportSize(PHONE)
      const toggle = page.getByRole('button', { name: 'Settings', exact: true })
      await toggle.click()
      await expect(heading).toBeVisible()
      await look(page, `${name} 390`)
      await toggle.click()
      await expect(heading).toBeHidden()
      await page.setViewportSize(DESK)
    })
  }
})

async function look(page: Page, name: string): Promise<void> {
  await takePicture(page, `panel ${name}`)
  expect.soft(await overflow(page), name).toBe(0)
  expect.soft(await sideways(page), name).toBe(0)
  await expectAccessible(page, ['iframe'])
}

/** Parts of the settings that scroll to the side, since something in them is too wide. */
function sideways(page: Page): Promise<number> {
  return page.getByRole('complementary', { name: 'Settings' }).evaluate(
    (panel) =>
      [panel, ...panel.querySelectorAll('*')].filter((part) => {
        const { overflowX } = getComputedStyle(part)
        return /auto|scroll/.test(overflowX) && part.scrollWidth > part.clientWidth
      }).length,
  )
}
