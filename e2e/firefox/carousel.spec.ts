import { expect, test } from '@playwright/test'
import { BlockSite } from '../block-site.ts'
import { loadBlockStates } from '../load-bundled.ts'

test('a carousel of a summary has its two buttons, once, and they turn it', async ({ page }) => {
  const { site, parts } = await BlockSite.make(page.request)
  const { exampleStates, sectionFor } = await loadBlockStates()
  const states = exampleStates(parts).filter(({ name }) => name === 'summary-v2-carousel')
  const { path } = await site.addPage(
    'Carousel',
    states.map(({ props, ...state }) =>
      sectionFor({ ...state, props: { ...props, perRow: 1, heading: '' } }, 'light'),
    ),
  )
  await site.publish()
  await page.goto(site.at(path))
  const list = page.locator('.sw-summary-list')
  await list.scrollIntoViewIfNeeded()
  const buttons = page.locator('.sw-summary--carousel').getByRole('button')
  await expect(buttons).toHaveCount(2)
  await buttons.last().click()
  await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50)
  await expect(buttons.first()).toHaveAttribute('aria-disabled', 'false')
})
