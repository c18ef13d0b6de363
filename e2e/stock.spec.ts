/** An owner changes the stock of a product for a reason, and sees its history and what is low. */

import { expect, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'

test('stock is adjusted, explained and marked as low', async ({ page }) => {
  test.setTimeout(120_000)
  await makeSite(page, { email: 'stock@example.com', title: 'Stockroom' })
  const id = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const studio = new URL(page.url()).origin
  const owner = ownerOn(page)
  const stock = { unlimited: false, quantity: 4 }
  const made = await owner.post(`/s/${id}/api/products`, {
    title: 'Counted Cup',
    state: 'public',
    lowStockUpTo: 2,
    variants: [{ sku: 'COUNTED', attributes: {}, priceMinor: 1000, stock }],
  })
  await page.goto(`${studio}/sites/${id}/products/${made.body.product.id}`)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Set on the product')

  await test.step('more than there is is refused beside the number', async () => {
    await page.getByRole('button', { name: 'Adjust stock' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /Reason/ }).click()
    await page.getByRole('option', { name: 'Damage or loss' }).click()
    await dialog.getByRole('textbox', { name: 'Units that are gone' }).fill('5')
    await dialog.getByLabel('Note').fill('Fell off the shelf')
    await dialog.getByRole('button', { name: 'Adjust stock' }).click()
    await expect(dialog.getByText('That is more than there is.').first()).toBeVisible()
    await look(page, 'stock-refused')
    await dialog.getByRole('textbox', { name: 'Units that are gone' }).fill('2')
    await dialog.getByRole('textbox', { name: 'Units that are gone' }).press('Enter')
    await expect(dialog).toBeHidden()
  })

  await test.step('the history says why, and the form has the new number', async () => {
    const history = page.getByRole('region', { name: 'History' })
    await expect(history).toContainText('Fell off the shelf')
    await expect(history).toContainText('-2')
    await expect(page.getByRole('textbox', { name: 'Units left' })).toHaveValue('2')
    await look(page, 'stock-history')
  })

  await test.step('the list marks it', async () => {
    await page.goto(`${studio}/sites/${id}/products`)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(page.getByText('Low', { exact: true })).toBeVisible()
    await look(page, 'stock-low')
  })
})
