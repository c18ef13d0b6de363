/** One history for all of a post: title, text and drawer are undone in the order in which they were changed, and redone. */

import { expect, test } from '@playwright/test'
import { makeSite, saveState } from './owner.ts'
import { ownerOn } from './people.ts'

test('the title of a post is reached by keyboard, and undo goes back over title, text and drawer', async ({
  page,
}) => {
  await makeSite(page, { email: 'second-thoughts@example.com', title: 'Second Thoughts' })
  const owner = ownerOn(page)
  const siteId = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const api = `/s/${siteId}/api`
  const blog = (await owner.post(`${api}/pages`, { title: 'Notes', kind: 'blog' })).body.page
  const post = { title: 'Low tide' }
  const { item } = (await owner.post(`${api}/collections/${blog.id}/items`, post)).body
  await page.goto(`${new URL(page.url()).origin}/sites/${siteId}/items/${item.id}/edit`)
  const canvas = page.frameLocator('iframe')
  const title = canvas.locator('[data-content-field="title"]')
  const drawer = page.getByRole('complementary', { name: 'Settings' })
  const featured = drawer.getByRole('switch', { name: /Featured/ })
  const titleKept = async () => (await owner.get(`${api}/items/${item.id}`)).body.item.title
  await expect(title).toHaveText('Low tide')
  await expect(featured).not.toBeChecked()

  await page.locator('iframe').focus()
  await page.keyboard.press('Enter')
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type(', high tide')
  await expect.poll(titleKept).toBe('Low tide, high tide')
  await page.keyboard.press('Escape')
  await featured.press('Space')
  await expect(featured).toBeChecked()

  await page.getByRole('button', { name: 'Undo edit settings' }).click()
  await expect(featured).not.toBeChecked()
  // A slow machine makes several steps of one typing.
  const undo = page.getByRole('button', { name: 'Undo edit title' })
  await expect(async () => {
    if ((await undo.count()) > 0) await undo.click()
    expect(await undo.count()).toBe(0)
  }).toPass()
  await expect(title).toHaveText('Low tide')
  await expect.poll(titleKept).toBe('Low tide')

  const redo = page.getByRole('button', { name: /^Redo edit/ })
  await expect(async () => {
    if ((await redo.count()) > 0) await redo.click()
    expect(await redo.count()).toBe(0)
  }).toPass()
  await expect(title).toHaveText('Low tide, high tide')
  await expect(featured).toBeChecked()
  await expect(saveState(page)).toHaveText('Saved')
  await expect.poll(titleKept).toBe('Low tide, high tide')
})
