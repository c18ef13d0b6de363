/** Windows of people who edit one page at the same time. */

import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test'
import { saveState } from './owner.ts'

/** Another window of the same person, as on another machine: its own journal, the same session. */
export async function secondWindow(browser: Browser, page: Page) {
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await context.newPage()
  await other.goto(page.url())
  const canvas = other.frameLocator('iframe')
  await expect(canvas.locator('[data-block-id]').first()).toBeVisible()
  await expect(saveState(other)).toHaveText('Saved')
  return { other, canvas, context }
}

/** Types at the end of the first heading. */
export async function typeInHeading(page: Page, canvas: FrameLocator, words: string) {
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

/** The button that leads to what has to be settled. */
export function attention(page: Page, count: number) {
  return page.getByRole('button', { name: `Needs attention (${count})` })
}
