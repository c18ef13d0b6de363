/** A cover page: added, filled with slices on the canvas, seen by visitors at two widths. */

import { expect, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite, publish, saveState } from './owner.ts'

test('an owner adds a cover page, fills it with its parts, and visitors see one screen', async ({
  page,
  context,
}) => {
  await makeSite(page, { email: 'cover-page@example.com', title: 'Threshold', start: 'Shop' })
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('menuitem', { name: 'Cover page' }).click()
  await page.getByLabel('Title').fill('Front door')
  await page.getByRole('button', { name: 'Add and edit' }).click()
  const canvas = page.frameLocator('iframe')
  await expect(canvas.locator('[data-slice-type="heading"]')).toBeVisible()

  const parts = page.getByRole('list', { name: 'Parts of a cover page' })
  await canvas.locator('[data-slice-type="buttons"]').first().click()
  await parts.getByRole('button', { name: 'Add Sub-heading' }).click()
  await expect(canvas.locator('[data-slice-type="sub-heading"]')).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
  await look(page, 'cover-page-editor')

  await publish(page)
  const link = await page.getByRole('dialog').getByRole('link').first().getAttribute('href')
  const visitor = await context.newPage()
  await visitor.goto(new URL('/front-door', link ?? '').href)
  await expect(visitor.locator('main')).toHaveAttribute('data-slide-type', 'cover-page')
  await expect(visitor.locator('[data-slice-type="sub-heading"]')).toBeVisible()
  await expect(visitor.locator('header, footer')).toHaveCount(0)
  await look(visitor, 'cover-page')
})
