import { expect, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite } from './owner.ts'

test('several pages are removed at once by keyboard, and one Undo brings them back', async ({
  page,
}) => {
  await makeSite(page, { email: 'remove-pages@example.com', title: 'Gone Wind' })
  await page.getByRole('button', { name: 'Remove several' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Remove several pages' })
  const remove = dialog.getByRole('button', { name: /^Remove/ })
  await expect(remove).toBeDisabled()
  await expect(dialog.getByRole('checkbox', { name: /^Home/ })).toHaveCount(0)
  for (const title of ['Work', 'Contact']) {
    await dialog.getByRole('checkbox', { name: new RegExp(`^${title}`) }).press('Space')
  }
  await look(page, 'remove-pages')
  await expect(remove).toHaveText('Remove 2 pages')
  await remove.press('Enter')
  await expect(page.getByText('2 pages are in the trash')).toBeVisible()
  const navigation = page.getByRole('treegrid', { name: 'Main navigation' })
  await expect(navigation.getByRole('row')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('/work', { exact: true })).toBeVisible()
  await expect(page.getByText('/contact', { exact: true })).toBeVisible()
})
