/** A picture is turned, cropped and lightened by keyboard and by pointer, wherever it is shown, and comes back as it was. */

import { expect, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite } from './owner.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Edit “/ })
const frame = (page: Page) => dialog(page).getByRole('group', { name: 'The part that stays' })

test('a picture is edited, and is back to the original', async ({ page }) => {
  await makeSite(page, { email: 'edit-picture@example.com', title: 'Ana Crops' })
  await page.getByRole('link', { name: 'Files' }).click()
  const row = page.getByRole('grid', { name: 'Files' }).getByRole('row', { name: 'cover.jpg' })
  await row.click()
  const file = page.getByRole('dialog', { name: 'cover.jpg', exact: true })
  const pixels = file.locator('dd').first()
  const before = (await pixels.textContent()) ?? ''
  const [width = 0, height = 0] = before.split('×').map(Number)

  await test.step('by keyboard: half as wide, turned, darker', async () => {
    await file.getByRole('button', { name: 'Edit picture' }).press('Enter')
    await frame(page).focus()
    for (let press = 0; press < 25; press++) await page.keyboard.press('Shift+ArrowLeft')
    await expect(frame(page)).toContainText(`${Math.round(width / 2)} × ${height} pixels`)
    await page.keyboard.press('ArrowRight')
    await expect(frame(page)).toContainText('2% from the left')
    await dialog(page).getByRole('button', { name: 'Turn right' }).press('Enter')
    await dialog(page).getByRole('slider', { name: 'Brightness' }).press('ArrowLeft')
    const straighten = dialog(page).getByRole('slider', { name: 'Straighten' })
    await straighten.press('End')
    await expect(dialog(page).getByText('15°')).toBeVisible()
    await look(page, 'straighten-picture')
    for (let press = 0; press < 30; press++) await straighten.press('ArrowLeft')
    await expect(dialog(page).getByText('0°', { exact: true })).toBeVisible()
    await look(page, 'edit-picture')
    await dialog(page).getByRole('button', { name: 'Save' }).press('Enter')
    await expect(pixels).toHaveText(`${height} × ${Math.round(width / 2)}`)
  })

  await test.step('by mouse: a square, moved by its middle', async () => {
    await file.getByRole('button', { name: 'Edit picture' }).click()
    await dialog(page).getByRole('button', { name: 'Undo all of this' }).click()
    await dialog(page)
      .getByRole('button', { name: /Shape$/ })
      .click()
    await page.getByRole('option', { name: 'Square' }).click()
    const side = Math.min(width, height)
    await expect(frame(page)).toContainText(`${side} × ${side} pixels`)
    const box = await frame(page).boundingBox()
    if (!box) throw new Error('There is no frame')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x - 600, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    await expect(frame(page)).toContainText('0% from the left')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(pixels).toHaveText(`${side} × ${side}`)
  })

  await test.step('back to the original', async () => {
    await file.getByRole('button', { name: 'Edit picture' }).click()
    await dialog(page).getByRole('button', { name: 'Back to the original' }).click()
    await expect(pixels).toHaveText(before)
  })
})
