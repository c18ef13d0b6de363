/** Installing one of the themes that the project keeps for tests. */

import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { makeZip } from '@sitewright/testing/test-archives'

const FIXTURES = join(import.meta.dirname, '../packages/theme/src/fixtures')

/** The project's test theme of every feature as a zip file, or another one, with some of its files changed. */
export async function archive(
  changes: Record<string, (text: string) => string> = {},
  theme: 'everything' | 'foreign' | 'plain' = 'everything',
): Promise<Buffer> {
  const folder = join(FIXTURES, theme)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    const inTheme = relative(folder, path)
    const bytes = await readFile(path)
    const change = changes[inTheme]
    return [inTheme, change ? Buffer.from(change(bytes.toString())) : bytes] as const
  })
  return makeZip(Object.fromEntries(await Promise.all(read)))
}

/** On the screen of themes. */
export async function install(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name: 'theme.zip', mimeType: 'application/zip', buffer })
}

/** `name` is that of the button, `theme` what is said afterwards. */
export async function choose(page: Page, name: string, theme: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use', exact: true }).click()
  await expect(page.getByText(`Your site has the theme ${theme} now`)).toBeVisible()
}
