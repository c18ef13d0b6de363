/** A section that an owner keeps, puts on another page, and lays out anew. */

import { expect, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite, openEditor, saveState } from './owner.ts'

test('a section is saved, renamed, put on another page with ids of its own, and laid out anew', async ({
  page,
}) => {
  await makeSite(page, { email: 'saved-sections@example.com', title: 'Kept', start: 'Shop' })
  let canvas = await openEditor(page, 'About')
  const panel = page.getByRole('complementary', { name: 'Settings' })
  const selectFirst = async () => {
    await canvas.locator('.sw-section .sqs-block').first().click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(panel.getByRole('heading', { name: 'Section', exact: true })).toBeVisible()
  }
  const idOf = () => canvas.locator('.sw-section').first().getAttribute('data-section-id')
  await selectFirst()
  const kept = await idOf()
  await panel.getByRole('button', { name: 'Save section' }).click()
  const naming = page.getByRole('dialog', { name: 'Save section' })
  await naming.getByLabel('Name of the section').fill('Our story')
  await naming.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(naming).toHaveCount(0)

  await test.step('it takes another layout, and that is taken back', async () => {
    const place = () =>
      canvas
        .locator('.sw-section .sqs-block')
        .first()
        .evaluate(({ style }: HTMLElement) =>
          ['x', 'y', 'w'].map((name) => style.getPropertyValue(`--d-${name}`).trim()).join(' '),
        )
    const before = await place()
    await panel.getByRole('button', { name: 'Change layout' }).click()
    const layouts = page.getByRole('dialog', { name: 'Change layout' })
    await layouts.getByRole('searchbox').fill('beside a tall')
    await layouts.getByRole('button', { name: /^Words beside a tall picture/ }).click()
    await expect.poll(place).not.toBe(before)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(place).toBe(before)
    await expect(saveState(page)).toHaveText('Saved')
  })

  await page.getByRole('link', { name: 'Back to pages' }).click()
  canvas = await openEditor(page, 'Contact')
  await page
    .getByRole('complementary', { name: 'Add' })
    .getByRole('button', { name: 'Add section', exact: true })
    .click()
  const library = page.getByRole('dialog', { name: 'Add section' })
  const saved = library.getByRole('region', { name: 'Saved' })
  await saved.getByRole('button', { name: 'More of Our story' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename' })
  await renaming.getByLabel('Name of the section').fill('How it began')
  await renaming.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saved.getByText('How it began')).toBeVisible()
  await look(page, 'saved-sections')
  await saved.getByRole('button', { name: 'How it began', exact: true }).click()
  await expect(canvas.getByText('About Kept')).toBeVisible()
  await expect(canvas.locator(`[data-section-id="${kept}"]`)).toHaveCount(0)
  await expect(saveState(page)).toHaveText('Saved')
})
