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

test('begin an item as a type of the theme, and fill its own place on its page', async ({
  page,
}) => {
  await makeSite(page, { email: 'projects@example.com', title: 'Own Places' })
  await page.getByRole('link', { name: 'Themes' }).click()
  await install(page, await archive())
  await choose(page, 'Use Everything', 'Everything')
  await page.getByRole('link', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('menuitem', { name: 'Gallery' }).click()
  await page.getByLabel('Title').fill('Works')
  await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click()
  await page.getByRole('link', { name: 'Page settings' }).click()
  await page.getByRole('button', { name: /Type in the theme/ }).click()
  await page.getByRole('option', { name: 'Projects' }).click()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Saved. Visitors see it')).toBeVisible()
  await page.goBack()

  await page.getByRole('link', { name: 'Add Project' }).first().click()
  await expect(page.getByRole('heading', { name: 'New Project' })).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Kiln house')
  await page.getByLabel('Client').fill('Salt & Sons')
  await expectAccessible(page)
  if (LOOKED_AT) await page.screenshot({ path: `${LOOKED_AT}/project-1280.png`, fullPage: true })
  await page.getByRole('button', { name: 'Add Project' }).first().click()
  await page.getByRole('link', { name: 'Edit on the page' }).click()

  const place = page.frameLocator('iframe').locator('[id$="_intro"]')
  await page.getByRole('button', { name: 'Add section to “Kiln house”' }).click()
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Text' }).first().click()
  await expect(place.locator('[data-block-id]').first()).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
  await page.reload()
  await expect(place.locator('[data-block-id]').first()).toBeVisible()
})
