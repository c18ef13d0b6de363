/** A page that is kept as a template, and pages that begin with it. */

import { expect, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite } from './owner.ts'

test('a page becomes a template, which begins another page', async ({ page }) => {
  await makeSite(page, { email: 'page-templates@example.com', title: 'Ana Repeats' })
  await page.getByRole('button', { name: 'More for Home' }).click()
  await page.getByRole('menuitem', { name: 'Save as a template' }).click()
  const asked = page.getByRole('dialog', { name: 'Save as a template' })
  await asked.getByLabel('Name of the template').fill('All about somebody')
  await look(page, 'save-template')
  await asked.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Kept the template “All about somebody”.')).toBeVisible()

  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('menuitem', { name: /^Page/ }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add: Page' })
  await dialog.getByLabel('Title').fill('About Ben')
  await dialog.getByText('All about somebody').click()
  await expect(dialog.locator('[data-thumbnail] [data-loaded="true"]')).toBeVisible()
  await look(page, 'add-from-template')
  await dialog.getByRole('button', { name: 'Rename template' }).click()
  const name = page.getByRole('dialog', { name: 'Rename template' })
  await name.getByLabel('Name of the template').fill('A portrait')
  await name.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('A portrait')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add and edit' }).click()
  const canvas = page.frameLocator('iframe').first()
  await expect(canvas.locator('[data-section-id]').first()).toBeVisible()
})
