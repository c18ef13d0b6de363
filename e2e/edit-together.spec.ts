import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test'
import { makeSite, openEditor, publish, saveState } from './owner.ts'
import { takePicture } from './picture.ts'

/** Another window of the same person, as on another machine: its own journal, the same session. */
async function secondWindow(browser: Browser, page: Page) {
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await context.newPage()
  await other.goto(page.url())
  const canvas = other.frameLocator('iframe')
  await expect(canvas.locator('[data-block-id]').first()).toBeVisible()
  await expect(saveState(other)).toHaveText('Saved')
  return { other, canvas, context }
}

async function type(page: Page, canvas: FrameLocator, words: string): Promise<void> {
  // Only the window in front has the keyboard, and the browser takes its time to change them.
  await expect(async () => {
    await page.bringToFront()
    await canvas.locator('h1').first().click()
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeFocused({ timeout: 3_000 })
  }).toPass()
  await page.keyboard.press('End')
  await page.keyboard.type(words)
  await page.keyboard.press('Escape')
}

const attention = (page: Page, count: number) =>
  page.getByRole('button', { name: `Needs attention (${count})` })

test('two people edit one page: each sees the other, and nothing is lost', async ({
  page,
  browser,
}) => {
  await makeSite(page, { email: 'together@example.com', title: 'Together' })
  const canvas = await openEditor(page, 'Home')
  const { other, canvas: otherCanvas, context } = await secondWindow(browser, page)

  // Each is told of the other.
  await expect(page.getByRole('list', { name: 'Also editing' })).toContainText(
    'You, in another tab',
  )
  await expect(other.getByRole('list', { name: 'Also editing' })).toBeVisible()

  // Different blocks: what one does appears for the other without a reload.
  const blocks = canvas.locator('[data-block-id]')
  const count = await blocks.count()
  await other.getByRole('button', { name: 'Add Button' }).click()
  await expect(otherCanvas.locator('[data-block-id]')).toHaveCount(count + 1)
  await expect(blocks).toHaveCount(count + 1)
  await type(page, canvas, ' by Ana')
  await expect(otherCanvas.locator('h1').first()).toContainText('by Ana')

  // Both change one text, while one of them has no network.
  await context.setOffline(true)
  await type(other, otherCanvas, ' by Ben')
  await other.getByRole('button', { name: 'Add Line' }).click()
  await expect(other.getByText('Offline – kept on this device').first()).toBeVisible()
  await type(page, canvas, ' again')
  await expect(saveState(page)).toHaveText('Saved')
  await context.setOffline(false)

  // The rest went on: only the heading is asked about.
  await expect(attention(other, 1)).toBeVisible()
  await expect(blocks).toHaveCount(count + 2)
  await expect(otherCanvas.locator('h1').first()).toContainText('again')

  // It is there after a reload too.
  await other.reload()
  await attention(other, 1).click()
  const dialog = other.getByRole('dialog', { name: 'Needs attention' })
  await expect(dialog).toContainText('by Ben')
  await expect(dialog).toContainText('again')
  await takePicture(other, 'conflict-wide')
  await other.setViewportSize({ width: 390, height: 780 })
  await takePicture(other, 'conflict-narrow')
  await expect(dialog.getByRole('button', { name: /^Keep both/ })).toBeVisible()
  await other.setViewportSize({ width: 1920, height: 1000 })
  await dialog.getByRole('button', { name: /^Keep both/ }).click()
  await expect(dialog).toContainText('Everything is settled.')
  await other.keyboard.press('Escape')
  await expect(canvas.getByText(/by Ben/)).toBeVisible()
  await expect(canvas.locator('h1').first()).toContainText('again')

  // The header by both.
  await page.bringToFront()
  await context.setOffline(true)
  await otherCanvas
    .locator('header')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await other.getByLabel('Announcement').fill('Open on Mondays')
  await canvas
    .locator('header')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await page.getByLabel('Announcement').fill('Open on Sundays')
  await expect(saveState(page)).toHaveText('Saved')
  await context.setOffline(false)
  await attention(other, 1).click()
  await expect(dialog.getByRole('button', { name: /^Keep both/ })).toBeHidden()
  await dialog.getByRole('button', { name: /^Keep mine/ }).click()
  await other.keyboard.press('Escape')
  await expect(canvas.getByText('Open on Mondays')).toBeVisible()

  // A person who leaves is no longer shown.
  await context.close()
  await expect(page.getByRole('list', { name: 'Also editing' })).toBeHidden()
})

test('an older tab keeps its words when the other removes a block or goes back to a version', async ({
  page,
  browser,
}) => {
  await makeSite(page, { email: 'older-tab@example.com', title: 'Older Tab' })
  const canvas = await openEditor(page, 'Home')
  await publish(page)
  await page.keyboard.press('Escape')
  await type(page, canvas, ' newer')
  await expect(saveState(page)).toHaveText('Saved')
  await publish(page)
  await page.keyboard.press('Escape')
  const { other, canvas: otherCanvas, context } = await secondWindow(browser, page)

  // One removes the heading that the other is writing.
  await context.setOffline(true)
  await type(other, otherCanvas, ' by Ben')
  await page.bringToFront()
  await canvas.locator('h1').first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
  await expect(saveState(page)).toHaveText('Saved')
  await context.setOffline(false)
  await attention(other, 1).click()
  const dialog = other.getByRole('dialog', { name: 'Needs attention' })
  await expect(dialog).toContainText('Removed')
  await dialog.getByRole('button', { name: /^Keep mine/ }).click()
  await other.keyboard.press('Escape')
  await expect(canvas.getByText(/by Ben/)).toBeVisible()

  // One goes back to a version while the other writes on.
  await context.setOffline(true)
  await type(other, otherCanvas, ' once more')
  await page.bringToFront()
  await page.getByRole('button', { name: 'History' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Go back to this version' })
    .first()
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Go back to this version' })
    .click()
  await expect(canvas.getByText(/by Ben/)).toBeHidden()
  await context.setOffline(false)
  await attention(other, 1).click()
  await expect(dialog).toContainText('once more')
  await dialog.getByRole('button', { name: /^Keep theirs/ }).click()
  await other.keyboard.press('Escape')
  await expect(saveState(other)).toHaveText('Saved')
  await expect(otherCanvas.getByText(/once more/)).toBeHidden()
})
