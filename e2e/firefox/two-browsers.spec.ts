/** One page edited in Firefox and in Chromium at once: on desktop and phone views, over reloads, and without a network. */

import { chromium, expect, type FrameLocator, type Page, test } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { makeSite, openEditor, publish, saveState } from '../owner.ts'
import { takePicture } from '../picture.ts'
import { world } from '../world.ts'

interface Editor {
  readonly page: Page
  readonly canvas: FrameLocator
}

async function writeIn({ page, canvas }: Editor, place: string, words: string): Promise<void> {
  await expect(async () => {
    await page.bringToFront()
    await canvas.locator(place).first().click()
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeFocused({ timeout: 3_000 })
  }).toPass()
  await page.keyboard.press('End')
  await page.keyboard.type(words)
  await page.keyboard.press('Escape')
}

async function view({ page }: Editor, device: 'Desktop' | 'Phone'): Promise<void> {
  await page.getByRole('radiogroup', { name: 'View' }).getByText(device).click()
}

const offline = ({ page }: Editor, isOffline: boolean) => page.context().setOffline(isOffline)
const attention = ({ page }: Editor, count: number) =>
  page.getByRole('button', { name: `Needs attention (${count})` })
const wordsOf = ({ canvas }: Editor) =>
  canvas.locator('.sw-document .sqs-html-content').allTextContents()
const blocksOf = ({ canvas }: Editor) =>
  canvas
    .locator('.sw-document [data-block-id]')
    .evaluateAll((blocks) => blocks.map((block) => [block.id, block.getAttribute('style')]))

test('one page in Firefox and in Chromium at once ends the same in both, and live', async ({
  page,
}) => {
  const other = await chromium.launch(journeys.use?.launchOptions)
  await makeSite(page, { email: 'two-browsers@example.com', title: 'Two Browsers', start: 'Shop' })
  const firefox: Editor = { page, canvas: await openEditor(page, 'Home') }
  const context = await other.newContext({
    viewport: page.viewportSize(),
    storageState: await page.context().storageState(),
  })
  const beside = await context.newPage()
  await beside.goto(page.url())
  const chrome: Editor = { page: beside, canvas: beside.frameLocator('iframe') }
  const both = [firefox, chrome]
  await expect(saveState(beside)).toHaveText('Saved')

  await test.step('each sees that the other is there', async () => {
    for (const editor of both) {
      await expect(editor.page.getByRole('list', { name: 'Also editing' })).toBeVisible()
    }
  })

  await test.step('one writes on a desktop, the other orders blocks on a phone', async () => {
    await view(chrome, 'Phone')
    await expect.poll(() => chrome.canvas.locator('html').evaluate(() => innerWidth)).toBe(390)
    await chrome.canvas.locator('.sqs-block-html').first().click()
    await beside.keyboard.press('Escape')
    await beside.keyboard.press('ArrowUp')
    await expect(beside.getByRole('button', { name: /^Undo move text/ })).toBeEnabled()
    await writeIn(firefox, 'h1', ' in Firefox')
    await expect(chrome.canvas.locator('h1').first()).toContainText('in Firefox')
    await writeIn(chrome, '.sqs-block-html p', ' In Chromium.')
    await expect(firefox.canvas.locator('.sqs-block-html p').first()).toContainText('In Chromium.')
  })

  await test.step('the network of each is cut in turn, and one block is changed by both', async () => {
    for (const [cut, kept, mine] of [
      [firefox, chrome, 'foxes'],
      [chrome, firefox, 'chromes'],
    ] as const) {
      await offline(cut, true)
      await writeIn(cut, 'h1', ` ${mine}`)
      await cut.page.getByRole('button', { name: 'Add Line' }).click()
      await expect(cut.page.getByText('Offline – kept on this device').first()).toBeVisible()
      await writeIn(kept, 'h1', ' again')
      await expect(saveState(kept.page)).toHaveText('Saved')
      await offline(cut, false)
      await attention(cut, 1).click()
      const dialog = cut.page.getByRole('dialog', { name: 'Needs attention' })
      await expect(dialog).toContainText(mine)
      await takePicture(cut.page, `two-browsers-${mine}`)
      await dialog.getByRole('button', { name: /^Keep mine/ }).click()
      await expect(dialog).toContainText('Everything is settled.')
      await cut.page.keyboard.press('Escape')
      await expect(kept.canvas.locator('h1').first()).toContainText(mine)
    }
  })

  await test.step('a reload while offline keeps what was written', async () => {
    await view(firefox, 'Phone')
    await offline(firefox, true)
    await writeIn(firefox, '.sqs-block-html p', ' Kept.')
    await expect(page.getByText('Offline – kept on this device').first()).toBeVisible()
    await offline(firefox, false)
    await page.reload()
    await expect(chrome.canvas.locator('.sqs-block-html p').first()).toContainText('Kept.')
    await expect(saveState(page)).toHaveText('Saved')
  })

  await test.step('undo over the reload takes back one’s own, and nothing of the other', async () => {
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(chrome.canvas.locator('.sqs-block-html p').first()).not.toContainText('Kept.')
    await expect(chrome.canvas.locator('.sqs-block-html p').first()).toContainText('In Chromium.')
    await page.getByRole('button', { name: /^Redo/ }).click()
    await expect(chrome.canvas.locator('.sqs-block-html p').first()).toContainText('Kept.')
  })

  await test.step('both end with one page, and it goes live', async () => {
    await beside.reload()
    for (const editor of both) await expect(saveState(editor.page)).toHaveText('Saved')
    await expect.poll(() => wordsOf(firefox)).toEqual(await wordsOf(chrome))
    await expect.poll(() => blocksOf(firefox)).toEqual(await blocksOf(chrome))
    await view(firefox, 'Desktop')
    await publish(page)
    const live = await page.context().newPage()
    await live.goto(world().demo.site.replace(/\/\/[^.]+\./, '//two-browsers.'))
    await expect(live.locator('h1').first()).toContainText('chromes')
    await expect(live.locator('.sqs-block-html p').first()).toContainText('In Chromium.')
    await expect(live.locator('.sqs-block-html p').first()).toContainText('Kept.')
  })
  await other.close()
})
