/** The bar of unsaved changes covers neither a message nor what has the focus, on a desk and on a phone. */

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'
import { takePicture } from './picture.ts'

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'You have unsaved changes' })

test('unsaved changes cover neither messages nor what has the focus', NIGHTLY, async ({ page }) => {
  test.setTimeout(180_000)
  await makeSite(page, { email: 'save-bar@example.com', title: 'Unsaved Clay' })
  const id = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  await page.goto(`${new URL(page.url()).origin}/sites/${id}/settings`)
  const services = page.getByRole('checkbox', { name: /^More than one of a service/ })

  for (const size of SIZES) {
    await test.step(`a message lies above the bar at ${size.width}`, async () => {
      await page.setViewportSize(size)
      await services.focus()
      await page.keyboard.press('Space')
      await bar(page).getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Store settings saved')).toBeVisible()
      const message = page.getByRole('alertdialog').filter({ hasText: 'Store settings saved' })
      // A message that the pointer is on stays.
      await message.hover()
      await services.focus()
      await page.keyboard.press('Space')
      await expect(bar(page)).toBeVisible()
      await message.hover()
      for (const place of ['top', 'end']) {
        await page.evaluate(
          (to) => scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight),
          place,
        )
        expect(areApart(await boxOf(message), await boxOf(bar(page)))).toBe(true)
        for (const navigation of await page.getByRole('navigation').all()) {
          const box = await boxOf(navigation)
          if (box.height < size.height / 2) {
            expect(areApart(await boxOf(message), box)).toBe(true)
          }
        }
        await takePicture(page, `toast-above-bar-${place}-${size.width}`)
      }
      await expectAccessible(page)
    })

    await test.step(`what has the focus is clear of the bar at ${size.width}`, async () => {
      await page.evaluate(() => scrollTo(0, 0))
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < 60; step++) {
          await page.keyboard.press(key)
          expect(await page.evaluate(coveredFocus)).toBe('')
        }
      }
      await bar(page).getByRole('button', { name: 'Discard' }).click()
      await expect(bar(page)).toBeHidden()
      const close = page.getByRole('alertdialog').getByRole('button', { name: 'Close' })
      for (let open = await close.count(); open > 0; open--) await close.first().click()
    })
  }
})

async function boxOf(part: ReturnType<Page['locator']>) {
  const box = await part.first().boundingBox()
  if (!box) throw new Error('It is not there')
  return box
}
type Box = Awaited<ReturnType<typeof boxOf>>

const areApart = (a: Box, b: Box) =>
  a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x

/** Runs in the page: what has the focus and is covered by the bar, in words; empty if nothing is. */
function coveredFocus(): string {
  const shown = [...document.querySelectorAll('[role=status][data-bottom-bar=true]')][0]
  const focused = document.activeElement
  if (!shown || !focused || focused === document.body || shown.contains(focused)) return ''
  const over = shown.getBoundingClientRect()
  const under = focused.getBoundingClientRect()
  const isApart =
    under.bottom <= over.top ||
    under.top >= over.bottom ||
    under.right <= over.left ||
    under.left >= over.right
  return isApart
    ? ''
    : `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`
}
