import { expect, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { makeSite, openEditor } from './owner.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const field = (page: Page) => page.getByLabel('Search pages, items, orders, settings and actions')

/** Presses the key until the palette is there: a screen that is being fetched has no keys yet. */
async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 1_000 })
  }).toPass()
}

test('the palette finds pages, settings and actions by keyboard alone, and remembers', async ({
  page,
}) => {
  await makeSite(page, { email: 'palette@example.com', title: 'Quick Hands', start: 'Shop' })

  await openPalette(page)
  await page.keyboard.type('ship')
  await expect(page.getByRole('menuitem', { name: /^Shipping/ })).toBeVisible()
  await look(page, 'palette-found')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/shipping$/)

  await openPalette(page)
  await page.keyboard.type('journ')
  await expect(page.getByRole('menuitem', { name: /^Journal/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Page: Journal' })).toBeVisible()

  await openPalette(page)
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('menuitem')
  await expect(recent).toHaveText([/Journal/, /Shipping/])
  await page.keyboard.type('zzzz')
  await expect(page.getByText('Nothing is called that.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Pages' }).first().click()
  await openPalette(page)
  await page.keyboard.type('add blog')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Blog')
})

test('Ctrl+K is a link in a text on the canvas and the palette beside it; ? shows all keys', async ({
  page,
}) => {
  await makeSite(page, { email: 'palette-keys@example.com', title: 'All Keys' })
  const canvas = await openEditor(page, 'Home')
  const heading = canvas.locator('h1').first()
  await heading.click()
  await heading.click({ clickCount: 2 })
  await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: /link/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await heading.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Duplicate' }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('outline')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('treegrid', { name: /Outline/ }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Pages' }).first().click()
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByText('Ctrl+Shift+H')).toBeVisible()
  await look(page, 'shortcuts')
})
