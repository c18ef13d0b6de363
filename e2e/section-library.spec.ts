/** Ready-made sections with blocks of many kinds, from the library to the page that visitors see. */

import { expect, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'

test('sections of the library begin with what the site has, and visitors see them', async ({
  page,
}) => {
  await makeSite(page, { email: 'section-library@example.com', title: 'Sections', start: 'Shop' })
  const canvas = await openEditor(page, 'About')

  const library = page.getByRole('dialog', { name: 'Add section' })
  const openLibrary = () =>
    page
      .getByRole('complementary', { name: 'Add' })
      .getByRole('button', { name: 'Add section', exact: true })
      .click()
  const add = async (name: RegExp) => {
    await openLibrary()
    await library.getByRole('button', { name }).click()
    await expect(library).toHaveCount(0)
  }
  await add(/^Gallery wall/)
  await expect(canvas.locator('.sqs-gallery-block-grid img')).toHaveCount(6)
  await add(/^Testimonials/)
  await expect(canvas.locator('.sw-quote')).toHaveCount(3)
  await openLibrary()
  await expect(library.getByRole('heading', { name: 'From your pages' })).toBeVisible()
  await look(page, 'section-library')
  await library.getByRole('button', { name: /^Latest posts/ }).click()
  await expect(canvas.locator('.summary-item').first()).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')

  await publish(page)
  const address = await page.getByRole('dialog').getByRole('link').first().getAttribute('href')
  await page.goto(new URL('/about', address ?? '').href)
  await expect(page.locator('.sqs-gallery-block-grid img')).toHaveCount(6)
  await expect(page.locator('.sw-quote')).toHaveCount(3)
  await expect(page.locator('.summary-item')).toHaveCount(2)
  await look(page, 'section-library-page')
})
