/** Checks before publishing: the question names what may be mended, leads to its place, and holds nothing up. */

import { expect, test } from '@playwright/test'
import { DEFAULT_SECTION_SETTINGS } from '@sitewright/core/document/page-document'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'

test('a button without an address is told before publishing, with a link that selects it', async ({
  page,
}) => {
  await makeSite(page, { email: 'publish-checks@example.com', title: 'Checks' })
  const [, siteId] = /\/sites\/([0-9a-f]{24})/.exec(page.url()) ?? []
  const owner = ownerOn(page)
  const api = (path: string) => `/s/${siteId}/api${path}`
  await owner.post(api('/publish'), {})
  const made = (await owner.post(api('/pages'), { title: 'Half done' })).body.page
  const { documents } = (await owner.get(api(`/pages/${made.id}/editor`))).body
  const { id, revision } = documents.find(({ part }: { part: string }) => part === 'page')
  const button = newId()
  const props = {
    ...{ label: 'Book', link: { href: '', newWindow: false } },
    ...{ style: 'primary', size: 'medium', alignment: 'left' },
  }
  const section = {
    id: newId(),
    settings: DEFAULT_SECTION_SETTINGS,
    blocks: { [button]: { id: button, type: BLOCK_TYPES.button, version: 1, props } },
    desktop: { [button]: { x: 2, y: 0, w: 6, h: 2, z: 0 } },
    phone: { auto: true },
  }
  const operations = [{ kind: 'insertSection', section, index: 0 }]
  const sent = { baseRevision: revision, batchId: newId(), operations }
  expect((await owner.post(api(`/documents/${id}/operations`), sent)).status).toBe(200)

  await page.reload()
  const before = page.url()
  await page.getByRole('button', { name: /changes? to publish/ }).click()
  const dialog = page.getByRole('dialog')
  const checked = dialog.getByRole('region', { name: 'Half done' })
  await expect(checked).toContainText('“Book” leads nowhere yet')
  await look(page, 'publish-checks')

  await checked.getByRole('link', { name: '“Book” leads nowhere yet' }).click()
  const place = new RegExp(`/edit/${made.id}\\?at=${section.id}\\.${button}$`)
  await expect(page).toHaveURL(place)
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const selected = settings.getByRole('heading', { name: 'Button' })
  await expect(selected).toBeVisible()
  await page.reload()
  await expect(selected).toBeVisible()
  await expect(page).toHaveURL(place)

  // Pressed again on the page itself, the link leaves the open panel as it is, and both steps lead back.
  await page.getByRole('button', { name: 'Outline' }).first().click()
  const withOutline = new RegExp(`\\?at=${section.id}\\.${button}&panel=outline$`)
  await expect(page).toHaveURL(withOutline)
  await page.getByRole('button', { name: 'Section settings' }).first().click()
  await page.getByRole('button', { name: 'Settings of the page' }).click()
  await expect(settings.getByRole('heading', { name: 'Page', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await checked.getByRole('link', { name: '“Book” leads nowhere yet' }).click()
  await expect(selected).toBeVisible()
  await expect(page).toHaveURL(withOutline)
  await page.getByRole('button', { name: 'Outline' }).first().click()
  await expect(page).toHaveURL(place)
  await page.goBack()
  await expect(page).toHaveURL(place)
  await page.goBack()
  await expect(page).toHaveURL(before)
  await page.goForward()
  await expect(selected).toBeVisible()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const box = dialog.getByRole('checkbox', { name: 'Half done' })
  await box.press('Space')
  await expect(checked).toHaveCount(0)
  await box.press('Space')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText('Your site is live.')).toBeVisible()
})

test(
  'links of the header and of untouched pages to a page that goes are found, led to by keyboard on a phone, and gone once mended',
  NIGHTLY,
  async ({ page }) => {
    await makeSite(page, { email: 'publish-checks-links@example.com', title: 'Dead ends' })
    const [, siteId] = /\/sites\/([0-9a-f]{24})/.exec(page.url()) ?? []
    const owner = ownerOn(page)
    const api = (path: string) => `/s/${siteId}/api${path}`
    const made = (await owner.post(api('/pages'), { title: 'Old offer' })).body.page
    const { revision } = (await owner.get(api('/site-draft'))).body
    const values = { buttonLabel: 'Book', buttonUrl: `page:${made.id}` }
    const operations = [{ kind: 'setHeader', values }]
    const sent = { baseRevision: revision, batchId: newId(), operations }
    expect((await owner.post(api('/site-draft/operations'), sent)).status).toBe(200)
    await owner.post(api('/publish'), {})
    await owner.delete(api(`/pages/${made.id}`))

    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await page.getByRole('button', { name: /changes? to publish/ }).click()
    const dialog = page.getByRole('dialog')
    const checked = dialog.getByRole('region', { name: 'Header' })
    const link = checked.getByRole('link', { name: 'A link to “Old offer”, which is in the trash' })
    await expect(link).toBeVisible()
    await look(page, 'publish-checks-links')
    await link.press('Enter')
    const settings = page.getByRole('complementary', { name: 'Settings' })
    const address = settings.getByRole('textbox', { name: 'Button link' })
    await expect(address).toHaveValue('A page that is gone')
    await settings.getByRole('button', { name: 'Remove “Button link”' }).press('Enter')
    await expect(address).toHaveValue('')

    // A page that is chosen is followed when it moves.
    const fields = settings.getByRole('group', { name: 'Button 1' })
    await fields.getByRole('button', { name: 'Find on this site' }).press('Enter')
    await page.getByRole('dialog').getByLabel('Link to').fill('Contact')
    await expect(page.getByRole('option', { name: /^Contact/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(address).toHaveValue('Contact')
    await expect(page.locator('dialog')).toHaveCount(0)
    await look(page, 'header-link')
    await expect(async () => {
      const { parts } = (await owner.get(api('/publish-checks'))).body
      expect(parts).toEqual([])
    }).toPass()
  },
)
