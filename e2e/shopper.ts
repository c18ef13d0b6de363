/** Shoppers' actions, in the words of the pages. */

import { expect, type Locator, type Page } from '@playwright/test'

/** Name of the button that pays at once, which says the total. */
export const PAY = /^Pay .*\d/

export const SHIP_TO: Readonly<Record<string, string>> = {
  Email: 'sam@example.com',
  'First name': 'Sam',
  'Last name': 'Shopper',
  Address: '1 High Street',
  City: 'Ely',
  'Postal code': 'CB7 4AA',
}

/** Fields whose label is another one in some countries, of which a store can begin with any. */
const IN_OTHER_WORDS: Readonly<Record<string, string>> = {
  City: 'City|Town or city',
  'Postal code': 'Postal code|ZIP code',
}

/** The cart's pill, at the end of the page, where neither the header's count nor a button that buys is in its way. */
export async function showPill(page: Page): Promise<Locator> {
  const pill = page.locator('.sw-cart-pill')
  await expect(pill).toBeAttached()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(pill).toBeVisible()
  return pill
}

export async function fillCheckout(page: Page, email = 'sam@example.com'): Promise<void> {
  await page.getByRole('combobox', { name: 'Country' }).selectOption('GB')
  for (const [label, value] of Object.entries({ ...SHIP_TO, Email: email })) {
    const words = IN_OTHER_WORDS[label] ?? label
    const name = new RegExp(`^(${words})( \\(optional\\))?$`)
    await page.getByRole('textbox', { name }).fill(value)
  }
}

/** The number in "Order #12 is confirmed". */
export async function orderNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  const text = await page.getByText(/Order #\d+ is confirmed/).textContent()
  return /#(\d+)/.exec(text ?? '')?.[1] ?? ''
}
