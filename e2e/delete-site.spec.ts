/** Deleting a site: asked with its name and the password, closed at once, and taken back from the list of sites. */

import { expect, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'

test('an owner deletes a site by keyboard, visitors no longer find it, and it is taken back on a phone', async ({
  page,
  context,
}) => {
  await makeSite(page, { email: 'delete-site@example.com', title: 'Short Lived' })
  const [, siteId] = /\/sites\/([0-9a-f]{24})/.exec(page.url()) ?? []
  const owner = ownerOn(page)
  expect((await owner.post(`/s/${siteId}/api/publish`, {})).status).toBe(200)
  const { url } = (await owner.get(`/s/${siteId}/api/site`)).body.site
  const visitor = await context.newPage()
  const statusOfSite = async () => (await visitor.goto(url))?.status()
  expect(await statusOfSite()).toBe(200)

  await page.goto(`${new URL(page.url()).origin}/sites/${siteId}/site-settings`)
  const ask = page.getByRole('button', { name: 'Delete the site…' })
  await ask.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete Short Lived?' })
  const name = dialog.getByLabel('Type its name: Short Lived')
  await expect(name).toBeFocused()
  await look(page, 'delete-site')
  await page.keyboard.type('Long lived')
  await page.keyboard.press('Tab')
  await page.keyboard.type('correct horse battery')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('That is not the name of this site.')).toBeVisible()
  await expect(name).toBeFocused()
  expect(await statusOfSite()).toBe(200)
  await name.fill('short lived')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible()
  await expect(page.getByText(/^Short Lived is deleted\. You can take it back until/)).toBeVisible()
  const removed = page.getByRole('region', { name: 'Deleted' })
  await expect(removed).toContainText('Short Lived')
  await expect(page.getByRole('link', { name: 'Short Lived' })).toHaveCount(0)
  expect(await statusOfSite()).toBe(404)
  await look(page, 'delete-site-list')
  await page.goto(`${new URL(page.url()).origin}/sites/${siteId}/pages`)
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(new URL(page.url()).origin)
  await removed.getByRole('button', { name: 'Take back Short Lived' }).click()
  await expect(page.getByText('Short Lived is open again, as it was.')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Short Lived' }).click()
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible()
  expect(await statusOfSite()).toBe(200)
})
