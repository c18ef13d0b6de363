/** A page's settings on a screen of their own: saved by themselves, in the page's one history, and published from there. */

import { expect, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite, saveState } from './owner.ts'

const title = (page: Page) => page.getByLabel('Title', { exact: true })
const description = (page: Page) => page.getByLabel(/^Description\s*optional/)
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ })

async function openSettings(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Page settings' }).click()
  await expect(title(page)).toHaveValue(name)
  await expect(saveState(page)).toHaveText('Saved')
}

test('what is typed into a page’s settings is saved, kept over a reload, undone and published', async ({
  page,
}) => {
  await makeSite(page, { email: 'page-settings@example.com', title: 'No Button' })
  await openSettings(page, 'Contact')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await look(page, 'page-settings')

  await test.step('saved as it is typed, and there after a reload', async () => {
    await title(page).fill('Write to us')
    await expect(page.getByRole('heading', { name: 'Write to us', level: 1 })).toBeVisible()
    await expect(saveState(page)).toHaveText('Saved')
    await page.reload()
    await expect(title(page)).toHaveValue('Write to us')
  })

  await test.step('left at once, nothing is lost', async () => {
    await description(page).fill('How to reach us')
    await page.getByRole('link', { name: 'Pages' }).first().click()
    await expect(page.getByRole('row', { name: 'Write to us' })).toBeVisible()
    await openSettings(page, 'Write to us')
    await expect(description(page)).toHaveValue('How to reach us')
  })

  await test.step('one history with the editor', async () => {
    await page.getByRole('link', { name: 'Edit page' }).click()
    const canvas = page.frameLocator('iframe')
    await expect(canvas.locator('[data-block-id]').first()).toBeVisible()
    const blocks = await canvas.locator('[data-block-id]').count()
    await page.getByRole('button', { name: 'Add Line' }).click()
    await expect(canvas.locator('[data-block-id]')).toHaveCount(blocks + 1)
    await page.goBack()
    // The edit of the page is the last step, and is undone there.
    await expect(title(page)).toHaveValue('Write to us')
    await expect(undo(page)).toBeDisabled()
    await page.goForward()
    await expect(canvas.locator('[data-block-id]')).toHaveCount(blocks + 1)
    await undo(page).click()
    await expect(canvas.locator('[data-block-id]')).toHaveCount(blocks)
    await undo(page).click()
    await expect(saveState(page)).toHaveText('Saved')
    await page.goBack()
    await expect(description(page)).toHaveValue('')
    await undo(page).click()
    await expect(title(page)).toHaveValue('Contact')
    await page.getByRole('button', { name: /^Redo/ }).click()
    await expect(title(page)).toHaveValue('Write to us')
    await expect(saveState(page)).toHaveText('Saved')
  })

  await test.step('what cannot be saved says so, and is asked about before it is left', async () => {
    await page.getByRole('textbox', { name: 'Address' }).fill('work')
    await expect(page.getByText('Another page already has that address.')).toBeVisible()
    await page.getByRole('link', { name: 'Pages' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await page.getByRole('button', { name: /to publish$/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('What is not saved yet is not among these')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('textbox', { name: 'Address' }).fill('write-to-us')
    await expect(page.getByText('Another page already has that address.')).toHaveCount(0)
    await expect(saveState(page)).toHaveText('Saved')
  })

  await test.step('without a connection it is kept on the device', async () => {
    await page.context().setOffline(true)
    await title(page).fill('Write us a letter')
    await expect(saveState(page)).toHaveText('Offline – kept on this device')
    await page.context().setOffline(false)
    await expect(saveState(page)).toHaveText('Saved')
  })

  await test.step('published where it is made, with what was typed just now', async () => {
    const contact = page.getByLabel('Name in the navigation')
    await contact.fill('Letters')
    await page.getByRole('button', { name: /to publish$/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Write us a letter')).toBeVisible()
    await expect(dialog.getByText('What is not saved yet is not among these')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByText('Your site is live.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
  })
})

test('a reload before anything was saved loses nothing', async ({ page }) => {
  await makeSite(page, { email: 'page-settings-crash@example.com', title: 'Crash Proof' })
  await openSettings(page, 'Contact')
  await page.route('**/site-draft/operations', (route) => route.abort())
  await title(page).fill('Kept on the device')
  await expect(saveState(page)).toHaveText('Offline – kept on this device')
  page.once('dialog', (dialog) => dialog.accept())
  await page.unroute('**/site-draft/operations')
  await page.reload()
  await expect(title(page)).toHaveValue('Kept on the device')
  await expect(saveState(page)).toHaveText('Saved')
})

test('what another window changes appears, and what both change is asked about', async ({
  page,
  browser,
}) => {
  await makeSite(page, { email: 'page-settings-two@example.com', title: 'Both Of Us' })
  await openSettings(page, 'Contact')
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(title(other)).toHaveValue('Contact')
  await title(other).fill('Theirs')
  await expect(title(page)).toHaveValue('Theirs')

  await context.setOffline(true)
  await title(other).fill('Theirs offline')
  await expect(saveState(other)).toHaveText('Offline – kept on this device')
  await title(page).fill('Mine')
  await expect(saveState(page)).toHaveText('Saved')
  await context.setOffline(false)
  await other.getByRole('button', { name: 'Needs attention (1)' }).click()
  const dialog = other.getByRole('dialog', { name: 'Needs attention' })
  await expect(dialog).toContainText('Theirs offline')
  await expect(dialog).toContainText('Mine')
  await dialog.getByRole('button', { name: /^Keep mine/ }).click()
  await other.keyboard.press('Escape')
  await expect(title(page)).toHaveValue('Theirs offline')
  await context.close()
})
