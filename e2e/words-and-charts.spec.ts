/** Blocks that begin with an example, a chart that tells what its data lack, and words that become another block. */

import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { makeSite, openEditor, saveState } from './owner.ts'

test.describe.configure({ mode: 'serial' })

let page: Page
let canvas: FrameLocator

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage()
  await makeSite(page, { email: 'words-and-charts@example.com', title: 'Words' })
  canvas = await openEditor(page, 'Home')
})
test.afterAll(() => page.context().close())

const settings = () => page.getByRole('complementary', { name: 'Settings' })
const add = (name: string) => page.getByRole('button', { name: `Add ${name}`, exact: true }).click()

test('a new chart begins with an example, which one undo takes back', async () => {
  await add('Chart')
  await expect(canvas.locator('.sw-chart-title')).toHaveText('Bowls fired')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(canvas.locator('.sw-chart-title')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(canvas.locator('.sw-chart-title')).toHaveText('Bowls fired')
})

for (const [fact, data, words] of [
  ['5.editor-messages.08', 'Spring\nSummer', 'Your dataset must have at least one column'],
  ['5.editor-messages.09', ', 2025, 2026', 'Your dataset must have at least one row'],
  ['5.editor-messages.10', ', 2025, 2026\nSpring, 12', 'One or more rows was missing data'],
] as const) {
  test(`fact ${fact}: a chart says “${words}” at its data`, async () => {
    const field = settings().getByLabel('Data')
    await field.fill(data)
    await expect(settings().getByText(words)).toBeVisible()
    await expect(field).toHaveAttribute('aria-describedby', /./)
    await field.fill(', Sold\nSpring, 1,200\nSummer, 900')
    await expect(settings().getByText(words)).toHaveCount(0)
    await expect(canvas.locator('.sw-chart td').nth(1)).toHaveText('1,200')
  })
}

test('a quote becomes text and Markdown by the keyboard, and says what is not kept', async () => {
  await add('Quote')
  await settings().getByLabel('Quote', { exact: true }).fill('The bowl I reach for.')
  await settings().getByLabel('Who said it').fill('Ingrid Aas')
  await expect(canvas.locator('.sw-quote cite')).toHaveText('Ingrid Aas')
  await become('Text')
  await expect(canvas.locator('.html-block blockquote')).toContainText('— Ingrid Aas')
  await become('Markdown')
  await expect(settings().getByLabel('Text in Markdown')).toHaveValue(
    '> The bowl I reach for.\n>\n> — Ingrid Aas',
  )
  await settings().getByLabel('Text in Markdown').fill('# Care\n\nBy **hand**.\n\n— Ada, potter')
  await become('Quote')
  await expect(
    page.getByText('Not kept: headings and bold, italic and struck words.'),
  ).toBeVisible()
  await expect(settings().getByLabel('Who said it')).toHaveValue('Ada')
  await expect(canvas.locator('.sw-quote p').first()).toHaveText('Care By hand.')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(canvas.locator('.sw-markdown h1')).toHaveText('Care')
  await expect(saveState(page)).toHaveText('Saved')
})

async function become(name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Change to' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name }).focus()
  await page.keyboard.press('Enter')
  await expect(settings().getByRole('heading', { name, exact: true })).toBeVisible()
}
