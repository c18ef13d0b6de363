/** A shop in German from its product to its mail, and an owner's own words from the studio to visitors. */

import { expect, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

interface Shop {
  readonly studio: string
  readonly siteId: string
  /** Address of the product on the site. */
  readonly address: string
}

async function openShop(page: Page, email: string, language: string): Promise<Shop> {
  await makeSite(page, { email, title: 'Töpferei' })
  const siteId = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const studio = new URL(page.url()).origin
  const owner = ownerOn(page)
  const call = async (method: 'post' | 'put', path: string, body: object) => {
    const answer = await owner[method](`/s/${siteId}/api${path}`, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  const variants = [{ sku: 'B', attributes: {}, priceMinor: 2850, stock: { unlimited: true } }]
  const { product } = await call('post', '/products', {
    title: 'Becher',
    state: 'public',
    variants,
  })
  const { settings } = (await owner.get(`/s/${siteId}/api/settings`)).body
  await call('put', '/settings', { ...settings, language })
  await call('post', '/publish', {})
  return { studio, siteId, address: product.url }
}

test('a purchase in German, from the product to the mail', async ({ browser, page }) => {
  test.setTimeout(120_000)
  const { siteId, address } = await openShop(page, 'deutsch@example.com', 'de-DE')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE' })
  const shopper = await phone.newPage()

  await test.step('into the cart', async () => {
    await shopper.goto(address)
    const button = shopper.locator('.sqs-add-to-cart-button').first()
    await button.click()
    await expect(button).toHaveText('Hinzugefügt!')
    await shopper.goto(new URL('/cart', address).href)
    await expect(shopper.getByRole('heading', { name: 'Warenkorb', level: 1 })).toBeVisible()
    await look(shopper, 'words-cart-german')
    await shopper.getByRole('link', { name: 'Zur Kasse' }).click()
  })

  await test.step('through the checkout, with a mistake on the way', async () => {
    await expect(shopper.getByRole('heading', { name: 'Kasse', level: 1 })).toBeVisible()
    await shopper.getByRole('combobox', { name: 'Land' }).selectOption('Vereinigtes Königreich')
    for (const [label, value] of [
      ['E-Mail', 'sam@example.com'],
      ['Vorname', 'Sam'],
      ['Nachname', 'Käufer'],
      ['Straße und Hausnummer', '1 High Street'],
      ['Ort', 'Ely'],
      ['Postleitzahl', '12'],
    ] as const) {
      await shopper.getByRole('textbox', { name: label, exact: true }).fill(value)
    }
    const pay = shopper.getByRole('button', { name: /bezahlen$/ })
    await pay.click()
    const refused = 'Bitte prüfen Sie die Angabe: Postleitzahl, zum Beispiel EC1Y 8SY.'
    await expect(shopper.getByText(refused).first()).toBeVisible()
    await look(shopper, 'words-checkout-german')
    await shopper.getByRole('textbox', { name: 'Postleitzahl' }).fill('CB7 4AA')
    await shopper.getByLabel('Übungskarte, die angenommen wird').check()
    await pay.click()
  })

  await test.step('to the order and its mail', async () => {
    const thanks = { name: 'Danke für Ihre Bestellung', level: 1 }
    await expect(shopper.getByRole('heading', thanks)).toBeVisible()
    await expect(shopper.getByText(/Die Bestellung #\d+ ist bestätigt\./)).toBeVisible()
    await look(shopper, 'words-order-german')
    const { items } = (await ownerOn(page).get(`/s/${siteId}/api/mail`)).body
    expect(items[0].subject).toMatch(/^Bestellung Nr\. \d+ bestätigt$/)
  })
})

test('an owner’s own words, live and back', async ({ browser, page }) => {
  test.setTimeout(120_000)
  const { studio, siteId, address } = await openShop(page, 'own-words@example.com', 'en-US')
  const visitor = await (await browser.newContext()).newPage()
  const button = visitor.locator('.sqs-add-to-cart-button').first()
  const reads = (text: string) =>
    expect(async () => {
      await visitor.goto(address)
      await expect(button).toHaveText(text, { timeout: 500 })
    }).toPass()

  await page.goto(`${studio}/sites/${siteId}/site-settings`)
  await page.getByRole('link', { name: 'Words', exact: true }).click()
  await expect(page.getByText(/^0 of \d+ changed$/)).toBeVisible()
  await look(page, 'words-screen')
  await page.getByRole('searchbox', { name: 'Search the words' }).fill('add to cart')
  await page.getByRole('button', { name: 'Change “Add To Cart”' }).click()
  const own = page.getByRole('textbox', { name: 'Your words' })
  await own.fill('Put it <b>in</b>')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Leave out < and >')).toBeVisible()
  await own.fill('Put in my basket')
  await look(page, 'words-dialog')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Visitors now read “Put in my basket”.')).toBeVisible()
  await expect(page.getByText(/^1 of \d+ changed$/)).toBeVisible()
  await look(page, 'words-changed')
  await reads('Put in my basket')
  await button.click()
  await expect(button).toHaveText('Added!')
  await expect(button).toHaveText('Put in my basket')

  await page.getByRole('button', { name: 'Back to “Add To Cart”' }).click()
  await expect(page.getByText(/^0 of \d+ changed$/)).toBeVisible()
  await reads('Add To Cart')
  const restored = page.getByRole('alertdialog').filter({ hasText: 'the original words' })
  await restored.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^1 of \d+ changed$/)).toBeVisible()
  await reads('Put in my basket')
})
