/** A download and a mug, bought on a phone: the file is its buyer's alone, the parcel is sent, followed, and taken back. */

import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'
import { fillCheckout, orderNumber, PAY } from './shopper.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const PDF = '%PDF-1.7\nthe recipes'
const BUYER = 'after-payment@example.com'

/** Makes a product that is on sale; ends at its form. */
async function makeProduct(page: Page, title: string, kind?: string): Promise<void> {
  await page.getByRole('link', { name: 'Products' }).first().click()
  await page.getByRole('link', { name: 'Add product' }).first().click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Price', { exact: true }).fill('12')
  await page.getByLabel('SKU').fill(title.toUpperCase())
  if (kind) {
    await page.getByRole('button', { name: /^Physical/ }).click()
    await page.getByRole('option', { name: kind }).click()
  }
  await page.getByText('Publish now').click()
  await page.getByRole('button', { name: 'Add product' }).first().click()
  await expect(page.getByText(`Saved “${title}”`)).toBeVisible()
}

const addressOf = async (page: Page) =>
  (await page.getByRole('link', { name: 'View in store' }).first().getAttribute('href')) ?? ''

async function addToCart(shopper: Page, address: string): Promise<void> {
  await shopper.goto(address)
  const button = shopper.locator('.sqs-add-to-cart-button').first()
  await button.click()
  await expect(button).toHaveText('Added!')
}

test(
  'sell a download and a mug, hand out the one and send the other',
  NIGHTLY,
  async ({ browser, page }) => {
    test.setTimeout(240_000)
    await makeSite(page, { email: 'sender@example.com', title: 'Clay by Post' })
    const addresses: string[] = []

    await test.step('a digital product has a file', async () => {
      await makeProduct(page, 'Mug')
      await makeProduct(page, 'Recipes', 'Digital')
      await page.getByRole('button', { name: /to publish$/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(dialog.getByText('Your site is live.')).toBeVisible()
      await page.reload()
      const recipes = await addressOf(page)
      addresses.push(recipes.replace(/recipes$/, 'mug'), recipes)
      await expect(page.getByText('Without a file here')).toBeVisible()
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose file' }).click()
      await (await chooser).setFiles({
        name: 'recipes.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(PDF),
      })
      await expect(page.getByText('Stored “recipes.pdf”.')).toBeVisible()
      await look(page, 'product-file')
      const stored = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download recipes.pdf' }).click()
      expect(await readFile(await (await stored).path(), 'utf8')).toBe(PDF)
    })

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const shopper = await phone.newPage()
    let number = ''

    await test.step('its buyer downloads it, and a stranger does not', async () => {
      for (const address of addresses) await addToCart(shopper, address)
      await shopper.goto(new URL('/checkout', addresses[0]).href)
      await fillCheckout(shopper, BUYER)
      await shopper.getByLabel(/is approved/).check()
      await shopper.getByRole('button', { name: PAY }).click()
      number = await orderNumber(shopper)
      await look(shopper, 'order-with-download')
      const link = shopper.getByRole('link', { name: 'Download recipes.pdf' })
      const coming = shopper.waitForEvent('download')
      await link.click()
      const download = await coming
      expect(download.suggestedFilename()).toBe('recipes.pdf')
      expect(await readFile(await download.path(), 'utf8')).toBe(PDF)
      const path = new URL((await link.getAttribute('href')) ?? '', shopper.url()).href
      const stranger = await (await browser.newContext()).newPage()
      const answer = await stranger.goto(path.replace(/order\/[^/]+/, 'order/another'))
      expect(answer?.status()).toBe(404)
    })

    await test.step('the mug is sent, which its buyer is told', async () => {
      await page.getByRole('link', { name: 'Orders' }).first().click()
      await page.getByRole('link', { name: `#${number}` }).click()
      await expect(page.getByText('1 item is to be sent.')).toBeVisible()
      await expect(page.getByText(/recipes\.pdf, downloaded once/)).toBeVisible()
      await page.getByRole('button', { name: 'Mark as sent' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /Carrier/ }).click()
      await page.getByRole('option', { name: 'UPS' }).click()
      await dialog.getByLabel(/Tracking number/).fill('1Z999')
      await look(page, 'send-order')
      await dialog.getByRole('button', { name: 'Mark as sent' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText('Sent with UPS, 1Z999')).toBeVisible()
      await look(page, 'order-sent')
      await shopper.reload()
      await expect(shopper.getByRole('link', { name: 'Follow your parcel' })).toHaveAttribute(
        'href',
        'https://www.ups.com/track?tracknum=1Z999',
      )
      await look(shopper, 'order-page-sent')
      await page.getByRole('link', { name: 'Mail' }).first().click()
      await page
        .getByRole('link', { name: new RegExp(`#${number} is on its way`) })
        .first()
        .click()
      await expect(page.frameLocator('iframe').getByText('Follow your parcel')).toBeVisible()
    })

    await test.step('its number is changed, which its buyer is told', async () => {
      await page.getByRole('link', { name: 'Orders' }).first().click()
      await page.getByRole('link', { name: `#${number}` }).click()
      await page.getByRole('button', { name: 'Change tracking' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel(/Tracking number/)).toHaveValue('1Z999')
      await dialog.getByLabel(/Tracking number/).fill('1Z1000')
      await look(page, 'change-tracking')
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText('Tracking changed: UPS, 1Z999 is now UPS, 1Z1000')).toBeVisible()
      await shopper.reload()
      await expect(shopper.getByRole('link', { name: 'Follow your parcel' })).toHaveAttribute(
        'href',
        'https://www.ups.com/track?tracknum=1Z1000',
      )
      await page.getByRole('link', { name: 'Mail' }).first().click()
      await page
        .getByRole('link', { name: new RegExp(`New tracking for order #${number}`) })
        .first()
        .click()
      await expect(page.frameLocator('iframe').getByText('UPS, 1Z1000')).toBeVisible()
    })

    await test.step('it is taken back, and waits to be sent again', async () => {
      await page.getByRole('link', { name: 'Orders' }).first().click()
      await page.getByRole('link', { name: `#${number}` }).click()
      await page.getByRole('button', { name: 'Undo sending' }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByLabel(/Reason/).fill('Wrong mug')
      await look(page, 'undo-sending')
      await dialog.getByRole('button', { name: 'Undo sending' }).click()
      await expect(page.getByText('Sending undone: Wrong mug')).toBeVisible()
      await expect(page.getByText('1 item is to be sent.')).toBeVisible()
      await shopper.reload()
      await expect(shopper.getByRole('link', { name: 'Follow your parcel' })).toHaveCount(0)
      await page.getByRole('link', { name: 'Orders' }).first().click()
      await page.getByRole('button', { name: /Which orders/ }).click()
      await page.getByRole('option', { name: 'To send' }).click()
      await expect(page.getByRole('link', { name: `#${number}` })).toBeVisible()
      await look(page, 'orders-to-send')
    })
  },
)
