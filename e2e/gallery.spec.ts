import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { makeSite } from './owner.ts'

const picture = async (name: string, background: string) => {
  const create = { width: 300, height: 200, channels: 3, background } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

const rows = (page: Page) => page.getByRole('grid', { name: 'Pieces' }).getByRole('row')
const titles = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.textContent?.match(/^\w+ Bowl/)?.[0]))

test('a gallery: several pictures at once, their order by keyboard, two windows', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeSite(page, { email: 'gallery@example.com', title: 'Salt & Kiln' })
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('menuitem', { name: /^Gallery/ }).click()
  await page.getByLabel('Title').fill('Pieces')
  await page.getByRole('button', { name: 'Add and fill it' }).click()
  await page.getByRole('link', { name: 'Open its list' }).click()
  await expect(page.getByRole('heading', { name: 'No pictures yet' })).toBeVisible()

  await test.step('uploads are chosen, others are ticked, and all become pictures', async () => {
    await page.getByRole('button', { name: 'Add pictures' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Choose pictures' })
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose' }).click()
    await (await chooser).setFiles([
      await picture('Red_Bowl.png', 'red'),
      await picture('Green-Bowl.png', 'green'),
      await picture('Blue Bowl.png', 'blue'),
    ])
    await expect(dialog.getByRole('button', { name: 'Add 3 pictures' })).toBeEnabled()
    await expectAccessible(page)
    // Out and in again: it comes last.
    const red = dialog.getByRole('button', { name: 'Red_Bowl.png' })
    await red.press('Space')
    await expect(red).toHaveAttribute('aria-pressed', 'false')
    await red.press('Space')
    await dialog.getByRole('button', { name: 'Add 3 pictures' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => titles(page)).toEqual(['Green Bowl', 'Blue Bowl', 'Red Bowl'])
    await expect(rows(page).first()).toContainText('Public')
  })

  await test.step('a handle lifts a picture, arrows carry it, Enter drops it', async () => {
    const place = (name: string) => page.getByRole('button', { name, exact: true })
    await rows(page).first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(place('Insert between Green Bowl and Blue Bowl')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(place('Insert after Red Bowl')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => titles(page)).toEqual(['Blue Bowl', 'Red Bowl', 'Green Bowl'])
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(['Blue Bowl', 'Red Bowl', 'Green Bowl'])
  })

  await test.step('who saves second loses nothing', async () => {
    await rows(page).first().click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Blue Bowl')
    // A picture has no body, and this theme has no places of its own for one.
    await expect(page.getByRole('link', { name: 'Edit on the page' })).toHaveCount(0)
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByLabel('Title', { exact: true }).fill('Theirs')
    await other.getByRole('button', { name: 'Save' }).first().click()
    await expect(other.getByText('Saved “Theirs”')).toBeVisible()

    await page.getByLabel('Address').fill('my-own')
    await page.getByRole('button', { name: 'Save' }).first().click()
    const notice = page.getByRole('alert').filter({ hasText: 'Nothing of yours is lost' })
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Take theirs in' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Theirs')
    await expect(page.getByLabel('Address')).toHaveValue('my-own')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByText('Saved “Theirs”')).toBeVisible()
  })
})
