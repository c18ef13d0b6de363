import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'

const picture = async (name: string, background: string) => {
  const create = { width: 600, height: 400, channels: 3, background } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}
const PDF = { name: 'Menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nMenu') }
const FALSE_PICTURE = {
  name: 'not really.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<script>alert(1)</script>'),
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Files' })
const file = (page: Page, name: string) => grid(page).getByRole('row', { name })

async function openFiles(page: Page) {
  await page.getByRole('link', { name: 'Files' }).click()
  await expect(page.getByRole('heading', { name: 'Files', level: 1 })).toBeVisible()
}

async function choose(page: Page, ...files: (typeof PDF)[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles(files)
}

test('files: upload, find, describe, replace everywhere, delete', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeSite(page, { email: 'files@example.com', title: 'Many Files' })
  await openFiles(page)

  await test.step('what is taken is in the library, what is not says why', async () => {
    await choose(page, await picture('Red Door.png', 'red'), PDF, FALSE_PICTURE)
    await expect(file(page, 'Red Door.png')).toBeVisible()
    await expect(file(page, 'Menu.pdf')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(
      'The file not really.png does not appear to be a supported image file.',
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Put the message about not really.png away' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('what is there already is told, and kept once more only if that is wanted', async () => {
    await choose(page, { ...(await picture('Red Door.png', 'red')), name: 'Door again.png' })
    await expect(page.getByRole('alert')).toHaveText(
      /“Door again.png” is in your library already as “Red Door.png”. That one is used./,
    )
    await expect(file(page, 'Door again.png')).toHaveCount(0)
    await look(page, 'files-known')
    await page.getByRole('button', { name: 'Keep both' }).click()
    await expect(file(page, 'Door again.png')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('search and kind narrow the list', async () => {
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('menu')
    await expect(grid(page).getByRole('row')).toHaveCount(1)
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('')
    await page.getByRole('button', { name: 'Kind' }).click()
    await page.getByRole('option', { name: 'Fonts' }).click()
    await expect(page.getByText('No files of this kind')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(file(page, 'Red Door.png')).toBeVisible()
  })

  const dialog = page.getByRole('dialog')

  await test.step('by keyboard alone: open, describe, set what stays in view, save', async () => {
    await file(page, 'Red Door.png').focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Nowhere yet.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Name').fill('Front Door.png')
    await dialog.getByLabel('Alt text').fill('A red door')
    await dialog.getByRole('textbox', { name: 'Across' }).focus()
    await page.keyboard.press('ArrowUp')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await file(page, 'Front Door.png').click()
    await expect(dialog.getByRole('textbox', { name: 'Across' })).toHaveValue('55%')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a picture is replaced wherever it is shown', async () => {
    await file(page, 'desk.jpg').click()
    await expect(dialog.getByRole('link', { name: 'Page: Home' })).toBeVisible()
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Replace everywhere' }).click()
    await (await chooser).setFiles(await picture('Blue.png', '#00f'))
    await page
      .getByRole('alertdialog', { name: 'Replace' })
      .getByRole('button', { name: 'Replace' })
      .click()
    await expect(page.getByText('was replaced.')).toBeVisible()
    await expect(dialog.getByText(/^\/images\/.+\/v2\//)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('what is deleted is gone', async () => {
    await file(page, 'Menu.pdf').click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete' })
    await expect(question).toContainText('It is shown nowhere.')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(file(page, 'Menu.pdf')).toHaveCount(0)
  })
})

test('files: on a phone', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await makeSite(page, { email: 'phone-files@example.com', title: 'Pocket Files' })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Files' }).click()
  await expect(grid(page).getByRole('row').first()).toBeVisible()
  await expectAccessible(page)
  await grid(page).getByRole('row').first().click()
  await expect(page.getByRole('dialog').getByLabel('Alt text')).toBeVisible()
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
