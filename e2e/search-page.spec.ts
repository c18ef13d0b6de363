import { expect, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite, openEditor, publish } from './owner.ts'

test('the page of the search is made, worded and published, and found above the form by a visitor', async ({
  page,
}) => {
  await makeSite(page, { email: 'search-page@example.com', title: 'Found Wind' })
  const platform = page.getByRole('listitem').filter({ hasText: 'Search page' })
  await look(page, 'platform-pages')
  await platform.getByRole('button', { name: /^Make your own/ }).press('Enter')
  await expect(page).toHaveURL(/\/edit\/[0-9a-f]{24}/)
  const canvas = page.frameLocator('iframe').first()
  await expect(canvas.getByRole('heading', { name: 'Search', exact: true })).toBeVisible()
  await expect(canvas.getByRole('searchbox')).toBeVisible()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('switch', { name: /^Search page/ })).toBeChecked()
  await page.getByLabel(/^When nothing is found/).fill('Write to us, we know them all.')
  await look(page, 'search-page-settings')
  await publish(page)
  const address = await page.getByRole('dialog').getByRole('link').first().getAttribute('href')
  const live = await page.context().newPage()
  await live.goto(new URL('/search?q=qqqqqq', address ?? '').href)
  await expect(live.getByRole('heading', { level: 1 })).toHaveText('Search')
  await expect(live.getByText('Write to us, we know them all.')).toBeVisible()
  await look(live, 'search-page-live')
  await live.close()
})

test('the checkout among the pages leads to its words and to its look', async ({ page }) => {
  await makeSite(page, { email: 'checkout-page@example.com', title: 'Paid Wind' })
  await page.getByRole('link', { name: 'Change its words' }).press('Enter')
  await expect(page.getByRole('table', { name: 'Checkout' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Style it' }).press('Enter')
  await expect(page.getByLabel(/^Shown/)).toHaveValue('checkout')
  const frame = page.frameLocator('iframe').first()
  await expect(frame.getByRole('heading', { name: 'Checkout' }).first()).toBeVisible()
})

test('a page is chosen for the search on a phone, in place of another', async ({ page }) => {
  await makeSite(page, { email: 'search-chosen@example.com', title: 'Other Wind' })
  await openEditor(page, 'Contact')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const own = page.getByRole('switch', { name: /^Search page/ })
  await own.press('Space')
  await expect(own).toBeChecked()
  await expect(page.getByLabel(/^When nothing is found/)).toBeVisible()
  await look(page, 'search-page-switch')
})
