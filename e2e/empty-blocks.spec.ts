/** Blocks that have just been added: something stands in their place at once, and what they lack can be chosen there. */

import { expect, test } from '@playwright/test'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor, saveState } from './owner.ts'

test('a new block has something in its place before the server has drawn it', async ({ page }) => {
  await makeSite(page, { email: 'placeholder@example.com', title: 'Placeholders' })
  const canvas = await openEditor(page, 'Home')
  const blocks = canvas.locator('[data-block-id]')
  const count = await blocks.count()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/render-sections$/, async (route) => {
    await held
    await route.continue()
  })

  await page.getByRole('button', { name: 'Add Button', exact: true }).click()
  await expect(blocks).toHaveCount(count + 1)
  const placeholder = canvas.locator('.sw-placeholder')
  await expect(placeholder).toHaveText('Button')
  await expect(placeholder).toBeInViewport()

  answer()
  await expect(placeholder).toHaveCount(0)
  await expect(blocks).toHaveCount(count + 1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(blocks).toHaveCount(count)
})

test(
  'a new block is drawn by one question to the server, which waits for no saving',
  NIGHTLY,
  async ({ page }) => {
    await makeSite(page, { email: 'one-question@example.com', title: 'One Question' })
    const canvas = await openEditor(page, 'Home')
    const drawn = canvas.locator('[data-block-id] > .sqs-block-content')
    const count = await drawn.count()
    let save = () => {}
    const held = new Promise<void>((resolve) => {
      save = resolve
    })
    await page.route(/\/operations$/, async (route) => {
      await held
      await route.continue()
    })
    let questions = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/render-sections')) questions += 1
    })

    await page.getByRole('button', { name: 'Add Button', exact: true }).click()
    await expect(drawn).toHaveCount(count + 1)
    expect(questions).toBe(1)
    save()
    await expect(saveState(page)).toHaveText('Saved')
  },
)

test('an empty picture opens the pictures when it is pressed, and by Enter', async ({ page }) => {
  await makeSite(page, { email: 'empty-picture@example.com', title: 'Nothing Yet' })
  const canvas = await openEditor(page, 'Home')
  await page.getByRole('button', { name: 'Add Picture', exact: true }).click()
  const empty = canvas.getByText('Choose a picture', { exact: true })
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })

  await empty.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Add Picture', exact: true }).click()
  await expect(empty).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: /^Use / }).first().click()
  await expect(dialog).toHaveCount(0)
  await expect(empty).toHaveCount(1)

  // The keyboard is on the page again.
  await page.keyboard.press('ControlOrMeta+z')
  await expect(empty).toHaveCount(2)
})

test('an empty product leads to its choice', async ({ page }) => {
  await makeSite(page, { email: 'empty-product@example.com', title: 'Nothing to Sell' })
  const canvas = await openEditor(page, 'Home')
  await page.getByRole('button', { name: 'Collapse the settings' }).click()
  await page.getByRole('button', { name: 'Add Product', exact: true }).click()
  await canvas.getByText('Choose a product', { exact: true }).click()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await expect(settings.getByRole('heading', { name: 'Product' })).toBeVisible()
  await expect(settings.locator(':focus')).toHaveCount(1)
})
