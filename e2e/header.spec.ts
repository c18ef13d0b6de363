import { expect, test } from '@playwright/test'
import { makeSite, openEditor, publish, saveState } from './owner.ts'
import { takePicture } from './picture.ts'
import { world } from './world.ts'

test('type in the header, go on elsewhere, take it back after a reload', async ({ page }) => {
  await makeSite(page, { email: 'header@example.com', title: 'Headlines' })
  const canvas = await openEditor(page, 'Home')
  const header = canvas.locator('header').first()
  const blocks = canvas.locator('[data-block-id]')

  await page.getByRole('button', { name: 'Edit header' }).click()
  await page.getByRole('textbox', { name: 'Announcement' }).fill('Open on Sundays')
  await expect(canvas.getByText('Open on Sundays')).toBeVisible()
  await page.getByLabel('Title in the header').fill('Fresh headlines')
  await expect(header).toContainText('Fresh headlines')
  await takePicture(page, 'editor-header')

  // The theme's choices about the header stand with it, and are steps of undo like all else.
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByText('Sticky Header', { exact: true }).click()
  await expect(header).toHaveCSS('position', 'sticky')
  await settings.getByRole('button', { name: 'Header Layout' }).click()
  await page.getByRole('option', { name: 'Title Centered' }).click()
  await expect(canvas.locator('body.header-layout-title-centered')).toBeAttached()
  await takePicture(page, 'editor-header-look')
  await page.getByRole('button', { name: 'Undo change header Layout' }).click()
  await expect(canvas.locator('body.header-layout-title-centered')).toHaveCount(0)

  // Something else is clicked at once after the last key: nothing is lost, and nothing was asked.
  await page.getByLabel('Button label').fill('Visit us')
  await blocks.first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo change header' }).click()
  await page.getByRole('button', { name: 'Redo change header' }).click()
  await expect(saveState(page)).toHaveText('Saved')

  await page.reload()
  await expect(header).toContainText('Fresh headlines')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeEnabled()
  while (await undo.isEnabled()) await undo.click()
  await expect(header).toContainText('Headlines')
  await expect(canvas.getByText('Open on Sundays')).toBeHidden()
  const redo = page.getByRole('button', { name: /^Redo/ })
  while (await redo.isEnabled()) await redo.click()
  await expect(canvas.getByText('Open on Sundays')).toBeVisible()

  await publish(page)
  const address = await page.getByRole('dialog').getByRole('link').first().getAttribute('href')
  const live = await page.context().newPage()
  await live.goto(address ?? world().demo.studio)
  await expect(live.locator('header').first()).toContainText('Fresh headlines')
  await expect(live.getByText('Open on Sundays')).toBeVisible()
})
