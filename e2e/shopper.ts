/** Shoppers' actions, in the words of the pages. */

import { expect, type Page } from '@playwright/test'

export const SHIP_TO: Readonly<Record<string, string>> = {
  Email: 'sam@example.com',
  'First name': 'Sam',
  'Last name': 'Shopper',
  Address: '1 High Street',
  City: 'Ely',
  'Postal code': 'CB7 4AA',
}

export async function fillCheckout(page: Page, email = 'sam@example.com'): Promise<void> {
  for (const [label, value] of Object.entries({ ...SHIP_TO, Email: email })) {
    await page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByRole('textbox', { name: new RegExp(`^${label} \\(optional\\)`) }))
      .fill(value)
  }
  await page.getByRole('combobox', { name: 'Country' }).selectOption('GB')
}

/** The number in "Order #12 is confirmed". */
export async function orderNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  const text = await page.getByText(/Order #\d+ is confirmed/).textContent()
  return /#(\d+)/.exec(text ?? '')?.[1] ?? ''
}
