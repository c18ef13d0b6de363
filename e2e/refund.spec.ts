/** Money goes back: a part, the rest, a cancelled order, a slip that is undone, and a second window that comes too late. */

import { type Browser, expect, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'
import { fillCheckout, orderNumber, PAY } from './shopper.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

interface Shop {
  readonly studio: string
  readonly siteId: string
  readonly productId: string
  /** Address of the product on the site. */
  readonly address: string
}

/** A site that sells five mugs for $10.00 each, by practice cards and by bank transfer. */
async function openShop(page: Page): Promise<Shop> {
  await makeSite(page, { email: 'refund@example.com', title: 'Money Back' })
  const siteId = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const studio = new URL(page.url()).origin
  const owner = ownerOn(page)
  const stock = { unlimited: false, quantity: 5 }
  const made = await owner.post(`/s/${siteId}/api/products`, {
    title: 'Mug',
    state: 'public',
    variants: [{ sku: 'MUG', attributes: {}, priceMinor: 1000, stock }],
  })
  expect(made.status).toBe(200)
  const transfer = { isEnabled: true, title: 'Bank transfer', values: { instructions: 'To us' } }
  const paid = await owner.put(`/s/${siteId}/api/payment-methods/manual`, transfer)
  expect(paid.status).toBe(200)
  expect((await owner.post(`/s/${siteId}/api/publish`, {})).status).toBe(200)
  const productId: string = made.body.product.id
  await page.goto(`${studio}/sites/${siteId}/products/${productId}`)
  const link = page.getByRole('link', { name: 'View in store' }).first()
  return { studio, siteId, productId, address: (await link.getAttribute('href')) ?? '' }
}

interface Bought {
  readonly shopper: Page
  readonly number: string
}

/** Buys two mugs on a phone. */
async function buyMugs(browser: Browser, { address }: Shop, how: RegExp): Promise<Bought> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const shopper = await phone.newPage()
  await shopper.goto(address)
  await shopper.getByLabel(/Quantity/).fill('2')
  const button = shopper.locator('.sqs-add-to-cart-button').first()
  await button.click()
  await expect(button).toHaveText('Added!')
  await shopper.goto(new URL('/checkout', address).href)
  await fillCheckout(shopper)
  const isCard = how.source === 'is approved'
  // The button follows the choice, there and back.
  await shopper.getByLabel(isCard ? 'Bank transfer' : 'is approved').check()
  await expect(shopper.getByRole('button', { name: isCard ? 'Place order' : PAY })).toBeVisible()
  await shopper.getByLabel(how).check()
  const pay = shopper.getByRole('button', { name: isCard ? PAY : 'Place order' })
  if (isCard) await expect(pay).toHaveText('Pay $20.00')
  await pay.click()
  if (isCard) return { shopper, number: await orderNumber(shopper) }
  const words = await shopper.getByText(/your order #\d+/).textContent()
  return { shopper, number: /#(\d+)/.exec(words ?? '')?.[1] ?? '' }
}

/** The card of the order with that heading. */
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2 }) })

async function openOrder(page: Page, { studio, siteId }: Shop, number: string): Promise<void> {
  await page.goto(`${studio}/sites/${siteId}/orders`)
  await page.getByRole('link', { name: `#${number}` }).click()
  await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible()
}

test('give money back in every way there is', NIGHTLY, async ({ browser, page, context }) => {
  test.setTimeout(300_000)
  const shop = await openShop(page)
  const timeline = card(page, 'What happened')
  const money = card(page, 'Money back')
  const dialog = page.getByRole('dialog')
  const first = await buyMugs(browser, shop, /is approved/)

  await test.step('a part of it, by the keyboard', async () => {
    await openOrder(page, shop, first.number)
    await page.getByRole('button', { name: 'Give money back' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Give $20.00 back' })).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Mug' }).fill('1')
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('10.00')
    await dialog.getByLabel(/Reason/).fill('Chipped')
    await look(page, 'refund-part')
    await dialog.getByLabel(/Reason/).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(timeline).toContainText('Refund of $10.00 started, 1 item back in stock: Chipped')
    await expect(timeline).toContainText('$10.00 given back')
    await expect(page.getByText('Partly refunded').first()).toBeVisible()
    await look(page, 'order-partly-refunded')
    await first.shopper.reload()
    await expect(first.shopper.getByRole('heading', { name: 'Given back' })).toBeVisible()
  })

  await test.step('more than is left is refused beside the amount', async () => {
    await page.getByRole('button', { name: 'Give money back' }).click()
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('11')
    await dialog.getByRole('button', { name: 'Give $11.00 back' }).click()
    await expect(dialog.getByText('At most $10.00 can be given back.').first()).toBeVisible()
    await look(page, 'refund-refused')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the rest, while a second window does the same', async () => {
    const second = await context.newPage()
    await openOrder(second, shop, first.number)
    for (const one of [page, second]) {
      await one.getByRole('button', { name: 'Give money back' }).click()
    }
    await page.bringToFront()
    await dialog.getByRole('button', { name: 'Give $10.00 back' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
    await second.bringToFront()
    const late = second.getByRole('dialog')
    await late.getByRole('button', { name: 'Give $10.00 back' }).click()
    await expect(late.getByRole('alert')).toContainText(
      'Nothing of this order is left to give back.',
    )
    await second.close()
    await page.bringToFront()
    await expect(money.getByRole('button', { name: 'Give money back' })).toHaveCount(0)
    await look(page, 'order-refunded')
    await first.shopper.reload()
    await look(first.shopper, 'order-page-refunded')
  })

  await test.step('a note, changed, removed and put back', async () => {
    const notes = card(page, 'Notes')
    await notes.getByRole('button', { name: 'Add a note' }).click()
    await notes.getByRole('textbox', { name: 'Note' }).fill('We are sorry about the chip.')
    await notes.getByText('The customer sees it').click()
    await look(page, 'order-note')
    await notes.getByRole('button', { name: 'Save the note' }).click()
    await expect(notes.getByRole('textbox')).toHaveCount(0)
    await expect(notes.getByText('We are sorry about the chip.')).toBeVisible()
    await first.shopper.reload()
    await expect(first.shopper.getByText('We are sorry about the chip.')).toBeVisible()
    await notes.getByRole('button', { name: 'Remove' }).click()
    await expect(notes.getByText('We are sorry about the chip.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(notes.getByText('We are sorry about the chip.')).toBeVisible()
  })

  await test.step('an order that is cancelled, with its stock', async () => {
    const { number, shopper } = await buyMugs(browser, shop, /is approved/)
    await openOrder(page, shop, number)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('$20.00 goes back to the customer on the way it came')
    await question.getByLabel(/Reason/).fill('Ordered twice')
    await look(page, 'cancel-paid-order')
    await question.getByRole('button', { name: 'Cancel order' }).click()
    await expect(question).toHaveCount(0)
    await expect(timeline).toContainText('Order cancelled, 2 items back in stock: Ordered twice')
    await expect(timeline).toContainText('$20.00 given back')
    await look(page, 'order-cancelled-paid')
    await shopper.reload()
    await expect(shopper.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible()
    await expect(shopper.getByText('What you paid goes back to you.')).toBeVisible()
    await look(shopper, 'order-page-cancelled-paid')
    await page.goto(`${shop.studio}/sites/${shop.siteId}/products/${shop.productId}`)
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByText(`Back from order #${number}`)).toBeVisible()
    await look(page, 'stock-back-from-order')
  })

  await test.step('a slip: noted as given back by hand, and taken back', async () => {
    const { number } = await buyMugs(browser, shop, /Bank transfer/)
    await openOrder(page, shop, number)
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    await page.getByRole('button', { name: 'Give money back' }).click()
    await expect(dialog.getByText('Give the money back yourself, then note it here.')).toBeVisible()
    await look(page, 'refund-by-hand')
    await dialog.getByRole('button', { name: 'I have given $20.00 back' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(money).toContainText('Given back by hand')
    await look(page, 'order-refunded-by-hand')
    await money.getByRole('button', { name: 'Take back' }).click()
    await expect(money).toContainText('Nothing of this order was given back.')
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()

    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Take the order up again' }).click()
    await expect(timeline).toContainText('Order taken up again')
    await expect(page.getByText('2 items are to be sent.')).toBeVisible()
    await look(page, 'order-taken-up-again')
  })
})
