/** Folders of the library, and several files at once: by keyboard, by mouse and on a phone. */

import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'
import { ownerBy } from './people.ts'
import { world } from './world.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Files' })
const file = (page: Page, name: string) => grid(page).getByRole('row', { name })
const folder = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Folders' }).getByRole('row').filter({ hasText: name })
const chosen = (page: Page) => grid(page).locator('[role="row"][aria-selected="true"]')

/** A site with files of these names; ends in its library. */
async function fileSite(page: Page, email: string, names: readonly string[]) {
  await makeSite(page, { email, title: 'Ana Sorts' })
  const site = page.url().replace(/\/pages$/, '')
  const owner = ownerBy(page.request, world().demo.studio)
  const create = { width: 60, height: 40, channels: 3, background: '#c0643c' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const id = new URL(site).pathname.split('/').at(-1)
  for (const name of names) {
    const { status } = await owner.post(`/s/${id}/api/assets?filename=${name}`, bytes)
    expect(status).toBe(200)
  }
  await page.goto(`${site}/files`)
  await expect(grid(page).getByRole('row').first()).toBeVisible()
}

async function makeFolder(page: Page, name: string) {
  await page.getByRole('button', { name: 'New folder' }).click()
  const asked = page.getByRole('dialog', { name: 'New folder' })
  await asked.getByLabel('Name of the folder').fill(name)
  await asked.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('dialog, [role="dialog"]')).toHaveCount(0)
}

test('files go into folders and to the trash, several at once', async ({ page }) => {
  const names = ['one.png', 'two.png', 'three.png', 'four.png']
  await fileSite(page, 'file-folders@example.com', names)
  await makeFolder(page, 'Cups')

  await test.step('by keyboard: selected with Space and Shift, moved by the menu, and back by Undo', async () => {
    await file(page, 'four.png').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(chosen(page)).toHaveCount(2)
    await look(page, 'files-selected')
    await page.getByRole('button', { name: 'Move to…' }).press('Enter')
    const asked = page.getByRole('dialog', { name: 'Move 2 files' })
    await asked.getByRole('radio', { name: 'Cups' }).press('Space')
    await look(page, 'files-move')
    await asked.getByRole('button', { name: 'Move', exact: true }).press('Enter')
    await expect(file(page, 'four.png')).toHaveCount(0)
    await expect(folder(page, 'Cups')).toContainText('2 files')
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(file(page, 'four.png')).toBeVisible()
    await expect(file(page, 'three.png')).toBeVisible()
  })

  await test.step('by mouse: dragged onto a folder, which opens with an address of its own', async () => {
    await file(page, 'one.png').dragTo(folder(page, 'Cups'))
    await expect(file(page, 'one.png')).toHaveCount(0)
    await folder(page, 'Cups').click()
    await expect(file(page, 'one.png')).toBeVisible()
    await expect(page).toHaveURL(/[?&]folder=/)
    await look(page, 'files-folder')
    await page.reload()
    await expect(file(page, 'one.png')).toBeVisible()
    await folder(page, 'Up to All files').click()
    await expect(file(page, 'two.png')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('one')
    await expect(file(page, 'one.png')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('')
  })

  await test.step('a removed folder leaves its files one level up', async () => {
    await folder(page, 'Cups').getByRole('button', { name: 'More for the folder Cups' }).click()
    await page.getByRole('menuitem', { name: 'Remove folder' }).click()
    await page.getByRole('button', { name: 'Remove folder' }).click()
    await expect(folder(page, 'Cups')).toHaveCount(0)
    await expect(file(page, 'one.png')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/[?&]folder=/)
    await expect(file(page, 'one.png')).toBeVisible()
    await expect(file(page, 'two.png')).toBeVisible()
  })

  await test.step('Ctrl and a press add one more; what is deleted comes back whole by Undo', async () => {
    await file(page, 'one.png').click({ modifiers: ['ControlOrMeta'] })
    await file(page, 'two.png').click()
    await expect(chosen(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Delete' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Delete 2 files?' })
    await expect(asked).toContainText('They are shown nowhere.')
    await asked.getByRole('button', { name: 'Delete' }).click()
    await expect(file(page, 'one.png')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(file(page, 'one.png')).toBeVisible()
    await expect(file(page, 'two.png')).toBeVisible()
  })

  await test.step('what is shown somewhere says so before it is deleted', async () => {
    await page.getByText('Select all').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    const asked = page.getByRole('alertdialog', { name: /^Delete \d+ files/ })
    await expect(asked).toContainText('on the live site too')
    await asked.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a folder goes into another, by mouse and by keyboard, and comes back by Undo', async () => {
    await makeFolder(page, 'Plates')
    await makeFolder(page, 'Kitchen')
    await folder(page, 'Plates').dragTo(folder(page, 'Kitchen'))
    await expect(folder(page, 'Plates')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(folder(page, 'Plates')).toBeVisible()
    await folder(page, 'Plates').getByRole('button', { name: 'Drag Plates' }).press('Enter')
    // Keys lead from one place that takes it to the next.
    await expect(folder(page, 'Kitchen')).toHaveAttribute('data-drop-target', 'true')
    await look(page, 'files-drag-folder')
    await page.keyboard.press('Enter')
    await expect(folder(page, 'Plates')).toHaveCount(0)
    await folder(page, 'Kitchen').click()
    await folder(page, 'Plates').dragTo(folder(page, 'Up to All files'))
    await expect(folder(page, 'Plates')).toHaveCount(0)
    await folder(page, 'Up to All files').click()
    await expect(folder(page, 'Plates')).toBeVisible()
  })
})

test('an upload that failed is tried again', async ({ page }) => {
  await fileSite(page, 'try-again@example.com', [])
  await page.route('**/api/assets?*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const create = { width: 60, height: 40, channels: 3, background: 'blue' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles([{ name: 'Late.png', mimeType: 'image/png', buffer }])
  await expect(page.getByRole('alert')).toContainText('File upload failed to complete')
  await page.unroute('**/api/assets?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(file(page, 'Late.png')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('folders on a phone', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fileSite(page, 'phone-folders@example.com', ['one.png'])
  await makeFolder(page, 'Bowls')
  await file(page, 'one.png').getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: 'Move to…' }).click()
  await page.getByRole('dialog').getByText('Bowls').click()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(file(page, 'one.png')).toHaveCount(0)
  await folder(page, 'Bowls').click()
  await expect(file(page, 'one.png')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('pictures without a description are gone through by keyboard', async ({ page }) => {
  await fileSite(page, 'describe@example.com', ['one.png', 'two.png', 'three.png'])
  await page.getByRole('button', { name: '3 pictures without description' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pictures without description' })
  await expect(dialog.getByLabel('What does “three.png” show?')).toBeFocused()
  await look(page, 'files-describe')
  await page.keyboard.type('A glazed cup')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('What does “two.png” show?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('What does “one.png” show?')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('All done')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: '1 picture without description' })).toBeVisible()
  await file(page, 'three.png').click()
  await expect(page.getByRole('dialog').getByLabel('Alt text')).toHaveValue('A glazed cup')
})
