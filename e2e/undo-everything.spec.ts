import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectTyping, makeSite, openEditor, saveState } from './owner.ts'

test('undo everything in the editor, back to the start', async ({ page }) => {
  await makeSite(page, { email: 'undo@example.com', title: 'Second Thoughts' })
  const canvas = await openEditor(page, 'Home')
  const body = canvas.locator('.sw-document').first()
  const start = await body.textContent()
  const blocks = canvas.locator('[data-block-id]')
  const count = await blocks.count()

  await canvas.locator('h1').first().click()
  await expectTyping(canvas)
  await page.keyboard.press('End')
  await page.keyboard.type(' and then some more')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add Button' }).click()
  await expect(blocks).toHaveCount(count + 1)
  await page.keyboard.press('ArrowRight')
  const look = page.getByRole('group', { name: 'Look' })
  await look.getByRole('button', { name: /Colours/ }).click()
  await page.getByRole('option', { name: 'Dark' }).click()
  await expect(canvas.locator('.sw-look--colors[data-section-theme="dark"]')).toHaveCount(1)
  await look.getByRole('button', { name: 'Copy look' }).click()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add Line' }).click()
  await expect(blocks).toHaveCount(count + 2)
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
  await expect(blocks).toHaveCount(count + 1)

  await page
    .getByRole('complementary', { name: 'Add' })
    .getByRole('button', { name: 'Add section', exact: true })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasNotText: /close|cancel/i })
    .nth(1)
    .click()
  await expect(saveState(page)).toHaveText('Saved')
  expect(await body.textContent()).not.toBe(start)

  const undo = page.getByRole('button', { name: /^Undo/ })
  for (let step = 0; step < 50 && (await undo.isEnabled()); step += 1) await undo.click()
  await expect(undo).toBeDisabled()
  await expect(blocks).toHaveCount(count)
  await expect.poll(() => body.textContent()).toBe(start)

  const redo = page.getByRole('button', { name: /^Redo/ })
  for (let step = 0; step < 50 && (await redo.isEnabled()); step += 1) await redo.click()
  await expect(canvas.locator('h1').first()).toContainText('and then some more')
  await expect(canvas.locator('.sw-look--colors')).toHaveCount(1)
  for (let step = 0; step < 50 && (await undo.isEnabled()); step += 1) await undo.click()
  await expect(saveState(page)).toHaveText('Saved')

  await page.reload()
  await expect.poll(() => body.textContent()).toBe(start)
})
