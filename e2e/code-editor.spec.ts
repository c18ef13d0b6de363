/** The owner's own CSS in a code editor: what it offers, where mistakes stand, and that the keyboard gets out. */

import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeSite, openEditor } from './owner.ts'
import { takePicture } from './picture.ts'

test('own CSS is written in a code editor', async ({ page }) => {
  const email = `code-${randomBytes(5).toString('hex')}@example.com`
  await makeSite(page, { email, title: 'Own Hand' })
  const canvas = await openEditor(page, 'Home')
  await page.getByRole('button', { name: 'Styles', exact: true }).first().click()
  const panel = page.getByRole('complementary', { name: 'Styles' })
  await panel.getByText('Your own CSS').first().click()
  const code = panel.locator('.cm-content')
  await expect(code).toHaveRole('textbox')
  await expect(code).toHaveAccessibleName('Your own CSS')
  await expect(code).toHaveAccessibleDescription(/Escape, then Tab leaves the editor/)
  const offers = page.getByRole('listbox').getByRole('option')

  await test.step('offers properties, the variables of the theme and its custom properties', async () => {
    await code.click()
    await page.keyboard.type('h1 { text-transf')
    await offers.filter({ hasText: 'text-transform' }).click()
    await expect(code).toContainText('text-transform: ')
    await page.keyboard.type('uppercase; color: @')
    await expect(offers.first()).toContainText('@')
    await expectAccessible(page, ['iframe'])
    await takePicture(page, 'css-offers')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('--sw-color-acc')
    await offers.filter({ hasText: '--sw-color-accent-text' }).click()
    await expect(code).toContainText('color: var(--sw-color-accent-text)')
    for (const _ of 'var(--sw-color-accent-text)') await page.keyboard.press('Backspace')
    await page.keyboard.type('#7b2d90;')
    const title = canvas.locator('h1').first()
    await expect(title).toHaveCSS('color', 'rgb(123, 45, 144)')
    await expect(title).toHaveCSS('text-transform', 'uppercase')
  })

  await test.step('shows a mistake at its line, and leads to it', async () => {
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('h2 { color: @nowhere; }')
    const link = panel.getByRole('button', { name: 'Line 2' })
    await expect(link).toBeVisible()
    await expect(code.locator('.cm-lintRange-error, .cm-lintPoint-error')).toHaveCount(1)
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, ['iframe'])
    await takePicture(page, 'css-mistake')
    await link.click()
    await expect(code).toBeFocused()
  })

  await test.step('has an undo of its own, and follows that of the page', async () => {
    const line = code.locator('.cm-line').nth(1)
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' /* aside */')
    await expect(line).toContainText('aside')
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+z')
      await expect(line).not.toContainText('aside', { timeout: 500 })
    }).toPass()
    const undo = page.getByRole('button', { name: /^Undo/ }).first()
    await expect(async () => {
      await undo.click()
      await expect(code).not.toContainText('nowhere', { timeout: 500 })
    }).toPass()
    await expect(panel.getByRole('button', { name: 'Line 2' })).toHaveCount(0)
  })

  await test.step('Tab indents, and leaves after Escape', async () => {
    await code.click()
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('Tab')
    await expect(code).toBeFocused()
    await expect(code.locator('.cm-line').first()).toHaveText(/^\s+h1/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(code).not.toBeFocused()
    await expect(panel).toBeVisible()
  })
})
