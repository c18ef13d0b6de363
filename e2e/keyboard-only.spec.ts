import { expect, type Page, test } from '@playwright/test'
import { makeSite, openEditor, saveState } from './owner.ts'

/** Presses Tab until the control with this name has the focus, as someone without a mouse would. */
async function tabTo(page: Page, name: string, limit = 60): Promise<void> {
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    const label = await focused.first().evaluate((element) => {
      return element.getAttribute('aria-label') ?? element.textContent ?? ''
    })
    if (label.trim() === name) return
  }
  throw new Error(`Tab never reached “${name}”`)
}

test('keyboard only: add a block and move it', async ({ page }) => {
  await makeSite(page, { email: 'keys@example.com', title: 'Hands Off' })
  const canvas = await openEditor(page, 'Home')
  const buttons = canvas.locator('.sqs-block-button')
  const count = await buttons.count()

  await page.locator('body').press('Tab')
  await tabTo(page, 'Add Button')
  await page.keyboard.press('Enter')
  await expect(buttons).toHaveCount(count + 1)

  const placed = () =>
    canvas
      .locator('.sqs-block-button')
      .evaluateAll((blocks) =>
        blocks.map((block) => (block as HTMLElement).style.getPropertyValue('--d-x').trim()),
      )
  const before = await placed()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(placed).not.toEqual(before)
  // Steps of one move are one thing to undo.
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(placed).toEqual(before)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(buttons).toHaveCount(count)
  await expect(saveState(page)).toHaveText('Saved')
})
