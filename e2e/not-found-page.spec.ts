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
  await expect(page.getByText('For wrong addresses')).toBeVisible()
})
