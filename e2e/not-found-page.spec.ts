import { expect, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite, openEditor, publish } from './owner.ts'

test('an owner’s own page answers wrong addresses, chosen by keyboard on a phone', async ({
  page,
}) => {
  await makeSite(page, { email: 'not-found@example.com', title: 'Lost Wind' })
  await openEditor(page, 'Contact')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const own = page.getByRole('switch', { name: /^Page for wrong addresses/ })
  await own.focus()
  await page.keyboard.press('Space')
  await expect(own).toBeChecked()
  await look(page, 'not-found-switch')

  await page.setViewportSize({ width: 1280, height: 720 })
  await publish(page)
  const address = await page.getByRole('dialog').getByRole('link').first().getAttribute('href')
  const live = await page.context().newPage()
  const answer = await live.goto(new URL('/nowhere/at-all', address ?? '').href)
  expect(answer?.status()).toBe(404)
  await expect(live).toHaveTitle(/^Contact/)
  await live.close()

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('link', { name: 'Back to pages' }).click()
  await expect(page.getByText('For wrong addresses', { exact: true })).toBeVisible()
})

test('“Add page” makes the page for wrong addresses in one step, by keyboard, and offers it once', async ({
  page,
}) => {
  await makeSite(page, { email: 'not-found-added@example.com', title: 'Found Wind' })
  const add = page.getByRole('button', { name: 'Add page' })
  const entry = page.getByRole('menuitem', { name: /^Page for wrong addresses/ })
  await add.press('Enter')
  await expect(entry).toBeVisible()
  await look(page, 'not-found-add')
  await entry.press('Enter')
  await expect(page).toHaveURL(/\/edit\/[0-9a-f]{24}/)
  const canvas = page.frameLocator('iframe').first()
  await expect(canvas.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to pages' }).click()
  await expect(page.getByText('For wrong addresses', { exact: true })).toBeVisible()
  await add.press('Enter')
  await expect(page.getByRole('menuitem', { name: /^Cover page/ })).toBeVisible()
  await expect(entry).toHaveCount(0)
})
