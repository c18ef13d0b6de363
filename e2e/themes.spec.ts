import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { makeZip } from '@sitewright/testing/test-archives'
import { expectAccessible } from './accessible.ts'
import { makeSite } from './owner.ts'

const FIXTURE = join(import.meta.dirname, '../packages/theme/src/fixtures/everything')
const LOOKED_AT = process.env.LOOK_AT

/** The project's test theme as a zip file, with some of its files changed. */
async function archive(changes: Record<string, (text: string) => string> = {}): Promise<Buffer> {
  const entries = await readdir(FIXTURE, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    const inTheme = relative(FIXTURE, path)
    const bytes = await readFile(path)
    const change = changes[inTheme]
    return [inTheme, change ? Buffer.from(change(bytes.toString())) : bytes] as const
  })
  return makeZip(Object.fromEntries(await Promise.all(read)))
}

async function install(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name: 'theme.zip', mimeType: 'application/zip', buffer })
}

async function choose(page: Page, name: string, theme: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use', exact: true }).click()
  await expect(page.getByText(`Your site has the theme ${theme} now`)).toBeVisible()
}

test('install a theme, see it, go on to a newer version and back again', async ({ page }) => {
  await makeSite(page, { email: 'themes@example.com', title: 'New Clothes' })
  await page.getByRole('link', { name: 'Themes' }).click()
  await expect(page.getByRole('heading', { name: 'Hearth' })).toBeVisible()
  await expect(page.getByText('In use')).toBeVisible()

  await install(page, await archive({ 'template.conf': (text) => text.replace('"name"', 'name') }))
  const refusal = page.getByRole('alert').filter({ hasText: 'The theme is not installed' })
  await expect(refusal.getByText('template.conf:2:3')).toBeVisible()

  await install(page, await archive())
  await expect(page.getByText('Everything is installed as version 1.')).toBeVisible()
  const everything = page.getByRole('article').filter({ hasText: 'Everything' })
  await expect(everything.frameLocator('iframe').locator('body')).toBeAttached()
  await choose(page, 'Use Everything', 'Everything')
  await expect(everything.getByText('In use').first()).toBeVisible()
  await expectAccessible(page, ['iframe'])
  if (LOOKED_AT) {
    await page.screenshot({ path: `${LOOKED_AT}/themes-1280.png`, fullPage: true })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: `${LOOKED_AT}/themes-390.png`, fullPage: true })
    await page.setViewportSize({ width: 1280, height: 720 })
  }

  const newer = await archive({
    'body.region': (text) => text.replace('<header', '<p>The second version</p><header'),
  })
  await install(page, newer)
  await expect(page.getByText('Everything is installed as version 2.')).toBeVisible()
  const shown = everything.frameLocator('iframe')
  await expect(shown.getByText('The second version')).toHaveCount(0)
  await choose(page, 'Use Everything, version 2', 'Everything')
  await expect(shown.getByText('The second version')).toBeAttached()

  await choose(page, 'Use Everything, version 1', 'Everything')
  await expect(shown.getByText('The second version')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(shown.getByText('The second version')).toBeAttached()
})
