/** Trash: what was removed comes back, by the message after removing and by the screen, and goes for good only when asked. */

import { expect, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'

const entries = (page: Page) => page.getByRole('table', { name: 'Trash' })
const entry = (page: Page, title: string) =>
  entries(page).getByRole('row').filter({ hasText: title })

/** Removes a page by its menu in the list of pages. */
async function removePage(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Remove page' }).click()
  await page.getByRole('button', { name: 'Remove page' }).click()
  await expect(page.getByText(`“${title}” is in the trash`)).toBeVisible()
}

test('a page, a post and a file come back from the trash, or go for good', async ({ page }) => {
  await makeSite(page, { email: 'trash@example.com', title: 'Trash' })
  const [, siteId] = /\/sites\/([0-9a-f]{24})/.exec(page.url()) ?? []
  const owner = ownerOn(page)
  const api = (path: string) => `/s/${siteId}/api${path}`
  for (const title of ['Prices', 'Opening hours']) await owner.post(api('/pages'), { title })
  const { page: blog } = (await owner.post(api('/pages'), { title: 'Diary', kind: 'blog' })).body
  const { item } = (await owner.post(api(`/collections/${blog.id}/items`), { title: 'First days' }))
    .body
  await owner.delete(api(`/items/${item.id}`))

  await page.reload()
  await test.step('undo in the message brings a page back', async () => {
    await removePage(page, 'Prices')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('“Prices” is back as a draft.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'More for Prices' })).toBeVisible()
  })

  await removePage(page, 'Opening hours')
  await owner.post(api('/pages'), { title: 'Opening hours' })
  await page
    .getByRole('navigation', { name: /^Parts of Trash/ })
    .getByRole('link', { name: 'Trash' })
    .click()
  await expect(entry(page, 'Opening hours')).toContainText('Ana Owner')
  await expect(entry(page, 'Opening hours')).toContainText('30 days left')
  await look(page, 'trash')

  await test.step('a page whose address was taken comes back at the next free one', async () => {
    await page.getByRole('button', { name: 'Put “Opening hours” back' }).click()
    await expect(page.getByText('Its address is /opening-hours-1 now')).toBeVisible()
    await expect(entry(page, 'Opening hours')).toHaveCount(0)
  })

  await test.step('for good only after a question', async () => {
    await page.getByRole('button', { name: 'Delete “First days” for good' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete “First days” for good?' })
    await expect(question).toContainText('It cannot be brought back')
    await question.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('The trash is empty')).toBeVisible()
    await look(page, 'trash-empty')
  })
})
