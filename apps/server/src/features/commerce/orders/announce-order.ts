/** Writes the mail that confirms an order, in the transaction that makes it. */

import type { Address } from '@sitewright/api/orders/shapes'
import { totalRows } from '@sitewright/core/commerce/pricing/total-rows'
import { countryName } from '@sitewright/core/country-name'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import { type Minor, minor } from '@sitewright/core/money'
import { formatMoney, type MoneyFormat } from '@sitewright/core/money-format'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { createHostRouting } from '../../../platform/http/identity.ts'
import { type OrderConfirmationData, writeMessage } from '../../mail/index.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import type { CheckoutRow } from '../checkout/checkout-table.ts'
import type { Quote } from '../checkout/quote.ts'
import { orderPath, statusToken } from '../checkout/status-token.ts'
import type { Settled } from '../payments/payment-provider.ts'
import type { PaymentRow } from '../payments/payment-table.ts'
import { PRACTICE } from '../payments/practice-provider.ts'

export interface OrderToAnnounce {
  readonly checkout: CheckoutRow
  readonly quote: Quote
  readonly orderId: Id
  readonly number: number
  readonly payment: Pick<PaymentRow, 'provider' | 'title' | 'sentence'>
  readonly settled: Settled['state']
}

export async function announceOrder(
  app: App,
  site: SiteTx,
  { checkout, quote, orderId, number, payment, settled }: OrderToAnnounce,
): Promise<void> {
  const { title, origin } = await siteAddress(app, site)
  const { replyToEmail } = await storeSettings(site)
  const isAwaited = settled === 'awaited'
  await writeMessage(site, {
    kind: 'order-confirmation',
    effectKey: `order-confirmation:${orderId}`,
    to: checkout.email,
    replyTo: replyToEmail,
    sender: title,
    subject: isAwaited
      ? `Order #${number} received: awaiting payment`
      : `Order #${number} confirmed`,
    data: {
      siteTitle: title,
      orderNumber: String(number),
      orderUrl: origin + orderPath(statusToken(app, site.id, checkout.id)),
      isPractice: payment.provider === PRACTICE,
      ...(isAwaited && { awaited: { title: payment.title, howToPay: payment.sentence } }),
      ...orderWords(quote, checkout.shippingAddress, (await moneyFormatsIn(site))(quote.currency)),
    },
  })
}

/** The mail's line about a download, until shops hand out files by themselves. */
const DOWNLOAD_NOTE = 'A download: the shop sends you the file by email.'

type OrderWords = Pick<OrderConfirmationData, 'lines' | 'totals' | 'shipTo'>

function orderWords(quote: Quote, address: Address | null, format: MoneyFormat): OrderWords {
  const text = (amount: Minor) => formatMoney(amount, format)
  const { shippingMinor, shippingLabel, discounts = [], taxes = [] } = quote
  const rows = totalRows({
    subtotal: quote.subtotalMinor,
    discounts: discounts.map(({ title, amountMinor }) => ({ title, amount: amountMinor })),
    shipping: shippingLabel === '' ? null : { label: shippingLabel, amount: shippingMinor },
    taxes: taxes.map(({ amountMinor, ...tax }) => ({ ...tax, amount: amountMinor })),
    total: quote.totalMinor,
  })
  return {
    lines: quote.lines.map(
      ({ title, type, variant, quantity, totalMinor, answers = [] }, index) => ({
        id: String(index),
        title,
        variant,
        quantity,
        total: text(totalMinor),
        answers: answers.map(({ label, value }) => `${label}: ${value}`),
        ...(type === PRODUCT_TYPES.digital && { note: DOWNLOAD_NOTE }),
      }),
    ),
    totals: rows.map(({ label, amount }) => ({ label, amount: text(minor(amount)) })),
    shipTo: address ? addressLines(address) : [],
  }
}

function addressLines(address: Address): string[] {
  return [
    `${address.firstName} ${address.lastName}`,
    address.line1,
    address.line2,
    [address.city, address.region, address.postalCode].filter(Boolean).join(', '),
    countryName(address.country),
  ].filter((line) => line.trim() !== '')
}

async function siteAddress(
  { config }: App,
  { id, db }: SiteTx,
): Promise<{ title: string; origin: string }> {
  const { title, identifier } = await db
    .selectFrom('site')
    .select(['title', 'identifier'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { title, origin: createHostRouting(config).siteOrigin(identifier) }
}
