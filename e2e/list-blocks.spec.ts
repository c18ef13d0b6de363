/** Lists of content: set up in the editor's panel, drawn at once, and read by a visitor on a desk and on a phone. */

import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { overflow } from './overflow.ts'
import { makeSite, openEditor, saveState } from './owner.ts'
import { ownerBy } from './people.ts'
import { takePicture, takePictures } from './picture.ts'
import { world } from './world.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

test(
  'an owner lists what a blog has, and visitors find their way through it',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize(DESK)
    await makeSite(page, { email: 'lists@example.com', title: 'Lists', start: 'Shop' })
    const canvas = await openEditor(page, 'About')
    const settings = page.getByRole('complementary', { name: 'Settings' })
    const add = async (block: string, source: string, title: string) => {
      await page.getByRole('button', { name: `Add ${block}`, exact: true }).click()
      await settings.getByRole('button', { name: source }).first().click()
      await page.getByRole('option', { name: `${title} /` }).click()
    }

    await add('Summary', 'From', 'Journal')
    const items = canvas.locator('.summary-item')
    await expect(items.first()).toBeVisible()
    const all = await items.count()
    const categories = settings.getByRole('combobox', { name: /Categories/ })
    await categories.focus()
    await categories.press('ArrowDown')
    await page.getByRole('option').first().click()
    await expect.poll(() => items.count()).toBeLessThan(all)
    await takePicture(page, 'panel-of-a-list-1280')
    await page.setViewportSize(PHONE)
    await takePicture(page, 'panel-of-a-list-390')
    await page.setViewportSize(DESK)
    await expectAccessible(page, ['iframe'])

    await add('Archive', 'From', 'Journal')
    await settings.getByText('Menu that opens', { exact: true }).click()
    await expect(canvas.locator('.sw-archive--dropdown')).toBeVisible()
    await add('Calendar', 'Events from', 'Events')
    await expect(canvas.locator('.sw-calendar-block')).toBeVisible()
    await expect(saveState(page)).toHaveText('Saved')

    const owner = ownerBy(page.request, world().demo.studio)
    const { sites } = (await owner.get('/api/sites')).body as {
      sites: { id: string; identifier: string }[]
    }
    expect((await owner.post(`/s/${sites[0]?.id}/api/publish`, {})).status).toBe(200)
    await page.goto(`http://${sites[0]?.identifier}.localhost:${world().port}/about`)
    await takePictures(page, 'lists')
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size)
      await expect(page.locator('.summary-item').first()).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }

    // The calendar turns by its buttons and by arrow keys, and the archive's menu leads into the blog.
    const months = page.locator('.sw-calendar-month')
    await months.first().locator('label').last().click()
    await expect(months.first()).toBeHidden()
    await expect(months.nth(1)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(months.nth(2)).toBeVisible()
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/\/journal\?month=\d\d-\d{4}$/)
  },
)
