import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { archive, choose, install } from './install-theme.ts'
import { makeSite, openEditor, saveState } from './owner.ts'

const LOOKED_AT = process.env.LOOK_AT

test('fill a place of the theme on the page, and find it on every page', async ({ page }) => {
  await makeSite(page, { email: 'fields@example.com', title: 'Filled In' })
  await page.getByRole('link', { name: 'Themes' }).click()
  await install(page, await archive())
  await choose(page, 'Use Everything', 'Everything')
  await page.getByRole('link', { name: 'Pages' }).click()
  const canvas = await openEditor(page, 'Studio')

  const intro = canvas.locator('#pageIntro')
  await expect(intro).toHaveClass(/\bempty\b/)
  await page.getByRole('button', { name: 'Add section to “Intro”' }).click()
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Text' }).first().click()
  await expect(intro.locator('[data-block-id]').first()).toBeVisible()
  await expect(intro).not.toHaveClass(/\bempty\b/)
  await expect(page.getByText('it is the same on every page that shows it')).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
  if (LOOKED_AT) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.screenshot({ path: `${LOOKED_AT}/fields-${width}.png` })
    }
    await page.setViewportSize({ width: 1280, height: 844 })
  }
  await expectAccessible(page, ['iframe'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(intro.locator('[data-block-id]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add section to “Intro”' }).click()
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Text' }).first().click()
  await expect(saveState(page)).toHaveText('Saved')

  await page.reload()
  await expect(intro.locator('[data-block-id]').first()).toBeVisible()
  await page
    .getByRole('link', { name: /^Back|^Pages/ })
    .first()
    .click()
  await page.getByText('Work', { exact: true }).first().click()
  await expect(intro.locator('[data-block-id]').first()).toBeVisible()
})
