/** How Firefox is driven: `driven-firefox.mjs` sets right what would make journeys say something untrue of it. */

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'

const PAGE = `<!doctype html><html lang="en"><title>Labels</title><main><h1 id="name">Opening times</h1>
<button aria-labelledby="name">Open</button><p>Every day but Monday.</p></main></html>`

test('names of elements can be asked for after axe has asked for them', async ({ page }) => {
  await page.setContent(PAGE)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Opening times' }).click()
  await expectAccessible(page)
})

test('clicks in quick succession are counted', async ({ page }) => {
  await page.setContent(PAGE)
  const selected = () => page.evaluate(() => String(getSelection()).trim())
  await page.getByText('Every').dblclick({ position: { x: 10, y: 10 } })
  expect(await selected()).toBe('Every')
  await page.getByText('Every').click({ clickCount: 3, position: { x: 10, y: 10 } })
  expect(await selected()).toBe('Every day but Monday.')
})
