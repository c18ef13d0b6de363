import { expect, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'
import { world } from './world.ts'

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
  await expect(page.getByRole('button', { name: /^The checkout/ })).toBeVisible()
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

test('a link of the navigation follows a product that was found by its name, on a phone', async ({
  page,
}) => {
  await makeSite(page, { email: 'link-found@example.com', title: 'Led Wind', start: 'Shop' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Add page' }).press('Enter')
  await page.getByRole('menuitem', { name: /^Link/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add link' })
  await dialog.getByLabel('Title').fill('Our best')
  await dialog.getByRole('radio', { name: 'A post, product or file' }).press('Space')
  const search = dialog
    .getByRole('searchbox', { name: /^Post, product, file/ })
    .or(dialog.getByRole('textbox', { name: /^Post, product, file/ }))
  await search.fill('mug')
  await dialog.getByRole('option', { name: /mug/i }).first().click()
  await expect(dialog.getByRole('button', { name: 'Choose another' })).toBeVisible()
  await expect(search).toHaveValue(/mug/i)
  await look(page, 'link-found')
  await dialog.getByRole('button', { name: 'Add link' }).click()
  await expect(page.getByText('Added “Our best” to the navigation')).toBeVisible()
})

test('an empty starting point is the last, and opens on a page with nothing on it', async ({
  page,
}) => {
  await page.goto(`${world().demo.studio}/sign-up`)
  await page.getByLabel('Your name').fill('Ana Owner')
  await page.getByLabel('Email').fill('empty-start@example.com')
  await page.getByLabel('Password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Name of the site').fill('Bare Wind')
  await expect(page.getByRole('radio').last()).toHaveAccessibleName(/^Empty/)
  await page.getByRole('radio').last().press('Space')
  await look(page, 'empty-start')
  await page.getByRole('button', { name: 'Make the site' }).click()
  const canvas = page.frameLocator('iframe').first()
  await expect(canvas.getByText('Bare Wind').first()).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
  await expect(canvas.locator('[data-block-id]')).toHaveCount(0)
  // The theme draws no empty footer: the way to fill it stands at the end of the page all the same.
  const header = await canvas.getByRole('banner').boundingBox()
  const footer = await page.getByRole('button', { name: /footer/i }).boundingBox()
  expect(footer?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
  await look(page, 'empty-start-editor')
})
