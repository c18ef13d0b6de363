import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { takePicture } from './picture.ts'

test('fill in the form of a product, sell it in two sizes, lose nothing to someone else, remove it', async ({
  context,
  page,
}) => {
  test.setTimeout(180_000)
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).first().click()
  const cells = page.getByRole('table', { name: 'Variants' }).getByRole('row')
  await makeSite(page, { email: 'potter@example.com', title: 'First Shelf' })

  await test.step('a title and a price are asked for', async () => {
    await page.getByRole('link', { name: 'Products' }).first().click()
    await expect(page.getByRole('heading', { name: 'Nothing to sell yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Add product' }).first().click()
    await expect(page.getByRole('heading', { name: 'New product', level: 1 })).toBeVisible()
    await page.getByLabel('SKU').fill('BOWL')
    await page.getByRole('button', { name: 'Add product' }).first().click()
    await expect(page.getByText('Please enter a title.')).toBeVisible()
    await expect(page.getByText('Please enter a price.')).toBeVisible()
    await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
    await look(page, 'new-product')
  })

  await test.step('an option makes a variant of each of its values', async () => {
    await page.getByLabel('Title', { exact: true }).fill('Bowl')
    await page.getByLabel('Price', { exact: true }).fill('24')
    await page.getByRole('button', { name: 'Add option' }).click()
    await page.getByLabel('Option', { exact: true }).fill('Size')
    await page.getByLabel('Option', { exact: true }).press('Enter')
    for (const size of ['Small', 'Large']) {
      await page.getByLabel('New value').fill(size)
      await page.getByLabel('New value').press('Enter')
    }
    await expect(cells).toHaveCount(3)
    await page.getByLabel('Price, Large', { exact: true }).fill('32')
    await page.getByRole('button', { name: 'Add product' }).first().click()
    await expect(page.getByText('Saved “Bowl”')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Bowl', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/products\/[0-9a-f-]+$/)
    await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
    await expect(page.getByLabel('Price, Large', { exact: true })).toHaveValue(/32/)
  })

  await test.step('it has what every item has', async () => {
    await page.getByText('Needs Review').click()
    await page.getByLabel('Title in search results').fill('A bowl for two')
    await page.getByRole('button', { name: 'Add author' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Ines Potter')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Tags' }).fill('clay')
    await page.getByRole('combobox', { name: 'Tags' }).press('Enter')
    await save()
    await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Title in search results')).toHaveValue('A bowl for two')
    await expect(page.getByRole('button', { name: /Ines Potter/ }).first()).toBeVisible()
    await expect(page.getByText('Needs Review', { exact: true }).first()).toBeVisible()
    await look(page, 'product')
  })

  await test.step('the tags of one are suggested for the next', async () => {
    const next = await context.newPage()
    await next.goto(page.url().replace(/[0-9a-f-]+$/, 'new'))
    const suggested = next.getByRole('option', { name: 'clay' })
    // An owner who types before the tags have come sees them with the next letter.
    await expect(async () => {
      await next.getByRole('combobox', { name: 'Tags' }).fill('c')
      await next.getByRole('combobox', { name: 'Tags' }).fill('cl')
      await expect(suggested).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await suggested.click()
    await expect(next.getByRole('button', { name: 'Remove clay' })).toBeVisible()
    // The form was looked at above; the bar of what is unsaved covers another part of it at each place of the page.
    await takePicture(next, 'product-tags')
    await next.close()
  })

  await test.step('who saves second loses nothing, in no cell of the grid', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByLabel('Price, Large', { exact: true }).fill('35')
    await other.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(other.getByText('Saved “Bowl”')).toBeVisible()
    await other.close()

    await page.getByLabel('Price, Small', { exact: true }).fill('20')
    await save()
    const notice = page.getByRole('alert').filter({ hasText: 'Nothing of yours is lost' })
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Take theirs in' }).click()
    await expect(page.getByLabel('Price, Large', { exact: true })).toHaveValue(/35/)
    await expect(page.getByLabel('Price, Small', { exact: true })).toHaveValue(/20/)
    await save()
    await expect(notice).toHaveCount(0)
    await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
  })

  await test.step('it goes live, and away', async () => {
    await page.getByText('Publish now').click()
    await save()
    await expect(page.getByText('Public', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Delete product' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete “Bowl”?' })
    await expect(dialog).toContainText('Orders keep what they sold')
    await dialog.getByRole('button', { name: 'Delete product' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing to sell yet' })).toBeVisible()
  })
})
