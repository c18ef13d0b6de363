import { expect, test } from '@playwright/test'
import { makeSite, openEditor, saveState } from './owner.ts'

const EARLY = [...'todaz', 'Backspace', 'y', ...Array<string>(5).fill('ArrowLeft')]

test('keys pressed before the editor has brought the text are typed in it', async ({ page }) => {
  await makeSite(page, { email: 'at-once@example.com', title: 'In a Hurry' })
  const canvas = await openEditor(page, 'Home')
  const heading = canvas.locator('h1').first()
  const text = (await heading.textContent()) ?? ''

  // All in one turn: there is no time for the studio to answer in between.
  await heading.evaluate((element, keys) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const at = { clientX: x + width / 3, clientY: y + height / 2 }
    for (const type of ['pointerdown', 'pointerup']) {
      const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 }
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, ...pointer, ...at }))
    }
    for (const key of keys) {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    }
  }, EARLY)
  await expect(heading).toContainText('today')
  await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeFocused()

  await page.keyboard.type('or ')
  await expect(heading).toContainText('or today')
  expect((await heading.textContent())?.replace('or today', '')).toBe(text)
  await page.keyboard.press('Escape')
  await expect(saveState(page)).toHaveText('Saved')
  await page.reload()
  await expect(heading).toContainText('or today')
})
