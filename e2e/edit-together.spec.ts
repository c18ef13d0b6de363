import { expect, type Page, test } from '@playwright/test'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor, publish, saveState, typeAndSave } from './owner.ts'
import { takePicture } from './picture.ts'
import { attention, secondWindow, typeInHeading } from './windows.ts'

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
  await typeInHeading(page, canvas, ' by Ana')
  await expect(otherCanvas.locator('h1').first()).toContainText('by Ana')

  // Both change one text, while one of them has no network.
  await context.setOffline(true)
  await typeInHeading(other, otherCanvas, ' by Ben')
  await other.getByRole('button', { name: 'Add Line' }).click()
  await expect(other.getByText('Offline – kept on this device').first()).toBeVisible()
  await typeAndSave(page, ' again', () => typeInHeading(page, canvas, ' again'))
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
  await other.getByRole('textbox', { name: 'Announcement' }).fill('Open on Mondays')
  await canvas
    .locator('header')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await page.getByRole('textbox', { name: 'Announcement' }).fill('Open on Sundays')
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

test(
  'an older tab keeps its words when the other removes a block or goes back to a version',
  NIGHTLY,
  async ({ page, browser }) => {
    await makeSite(page, { email: 'older-tab@example.com', title: 'Older Tab' })
    const canvas = await openEditor(page, 'Home')
    await publish(page)
    await page.keyboard.press('Escape')
    await typeAndSave(page, ' newer', () => typeInHeading(page, canvas, ' newer'))
    await publish(page)
    await page.keyboard.press('Escape')
    const { other, canvas: otherCanvas, context } = await secondWindow(browser, page)

    // One removes the heading that the other is writing.
    await context.setOffline(true)
    await typeInHeading(other, otherCanvas, ' by Ben')
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
    await typeInHeading(other, otherCanvas, ' once more')
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
  },
)

async function addLink(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add to “Main Navigation”' }).click()
  await page.getByRole('menuitem', { name: 'Add link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title', { exact: true }).fill(title)
  await dialog.getByText('Another address').click()
  await dialog.getByLabel('Address', { exact: true }).fill('https://example.com/')
  await dialog.getByRole('button', { name: 'Add link' }).click()
  await expect(dialog).toBeHidden()
}

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

async function renameLink(page: Page, from: string, to: string): Promise<void> {
  await choose(page, from, 'Edit link')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title', { exact: true }).fill(to)
  await dialog.getByRole('button', { name: /^(Save|Done|Keep)/ }).click()
  await expect(dialog).toBeHidden()
}

test('a navigation that two people change has what both did, and asks about one item only', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeSite(page, { email: 'navigation-together@example.com', title: 'Both Ways' })
  const canvas = await openEditor(page, 'Home')
  await page.getByRole('button', { name: 'Edit header' }).click()
  await addLink(page, 'Maps')
  await expect(saveState(page)).toHaveText('Saved')
  const { other, canvas: otherCanvas, context } = await secondWindow(browser, page)
  await other.getByRole('button', { name: 'Edit header' }).click()
  const rows = (window: Page) =>
    window.getByRole('treegrid', { name: 'Main Navigation' }).getByRole('row')
  await expect(rows(other).last()).toContainText('Maps')

  // Both add an item, and one moves what the other renames.
  await context.setOffline(true)
  await addLink(other, 'By Ben')
  await choose(other, 'Maps', 'Move up')
  await page.bringToFront()
  await addLink(page, 'By Ana')
  await renameLink(page, 'Maps', 'Find us')
  await expect(saveState(page)).toHaveText('Saved')
  await context.setOffline(false)
  await expect(otherCanvas.locator('header').first()).toContainText('By Ana')
  await expect(saveState(other)).toHaveText('Saved')
  const names = ['Work', 'Studio', 'Find us', 'Contact', 'By Ana', 'By Ben']
  for (const window of [page, other]) {
    await expect
      .poll(async () => (await rows(window).allTextContents()).map((name) => name.trim()))
      .toEqual(names)
  }

  // Both rename one link: only that is asked about.
  await context.setOffline(true)
  await other.bringToFront()
  await renameLink(other, 'Find us', 'Where we are')
  await addLink(other, 'Shop')
  await page.bringToFront()
  await renameLink(page, 'Find us', 'Directions')
  await expect(saveState(page)).toHaveText('Saved')
  await context.setOffline(false)
  await expect(canvas.locator('header').first()).toContainText('Shop')
  await attention(other, 1).click()
  const dialog = other.getByRole('dialog', { name: 'Needs attention' })
  await expect(dialog.getByRole('heading', { name: 'Navigation, Where we are' })).toBeVisible()
  await expect(dialog).toContainText('Directions – https://example.com/')
  await takePicture(other, 'conflict-navigation')
  await dialog.getByRole('button', { name: /^Keep both/ }).click()
  await other.keyboard.press('Escape')
  const header = canvas.locator('header').first()
  for (const name of ['Directions', 'Where we are', 'Shop']) {
    await expect(header).toContainText(name)
  }
  await expect(saveState(other)).toHaveText('Saved')
  await context.close()
})
