import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeSite, openEditor } from './owner.ts'
import { takePicture } from './picture.ts'

test('change a colour, publish it, and see it on the site', async ({ page, context }) => {
  await makeSite(page, { email: 'styles@example.com', title: 'True Colours' })
  const canvas = await openEditor(page, 'Home')
  await page.getByRole('button', { name: 'Styles', exact: true }).first().click()
  const panel = page.getByRole('complementary', { name: 'Styles' })
  await expect(panel.getByText('Theme: Hearth')).toBeVisible()
  await takePicture(page, 'styles')

  const background = panel.getByRole('textbox', { name: 'Background' }).first()
  const body = canvas.locator('body')
  const before = await background.inputValue()
  await background.fill('#fde7c7')
  await expect(body).toHaveCSS('background-color', 'rgb(253, 231, 199)')
  await expect(panel.getByText('Saved as a draft.')).toBeVisible()

  // The page's own style sheet has it now, and nothing of the studio's is needed any more.
  await expect(canvas.locator('#sw-live-style')).toHaveText('')
  await expect(body).toHaveCSS('background-color', 'rgb(253, 231, 199)')

  await page.getByRole('button', { name: 'Undo change background' }).click()
  await expect(background).toHaveValue(before)
  await page.getByRole('button', { name: 'Redo change background' }).click()
  await expect(background).toHaveValue('#fde7c7')

  await panel.getByText('Your own CSS').first().click()
  await panel
    .getByRole('textbox', { name: 'Your own CSS' })
    .fill('h1 { color: #7b2d90; }\nh2 { color: @nowhere; }')
  await expect(panel.getByRole('button', { name: 'Line 2' })).toBeVisible()
  await expect(canvas.locator('h1').first()).toHaveCSS('color', 'rgb(123, 45, 144)')
  await expectAccessible(page, ['iframe'])
  await panel.getByRole('textbox', { name: 'Your own CSS' }).scrollIntoViewIfNeeded()
  await takePicture(page, 'styles-css')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Style', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: /^Publish/ }).click()
  const [site] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'View site' }).click(),
  ])
  await expect(site.locator('body')).toHaveCSS('background-color', 'rgb(253, 231, 199)')
  await expect(site.locator('h1').first()).toHaveCSS('color', 'rgb(123, 45, 144)')
})
