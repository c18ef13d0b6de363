/** Writes the mail that confirms an order, in the transaction that makes it. */

import type { Address } from '@sitewright/api/orders/shapes'
import { DOWNLOAD_NOTES } from '@sitewright/core/commerce/downloads'
import { totalRows } from '@sitewright/core/commerce/pricing/total-rows'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import { type Minor, minor } from '@sitewright/core/money'
import { formatMoney, type MoneyFormat } from '@sitewright/core/money-format'
import type { ShopWord } from '@sitewright/core/shop-words/english'
import type { Say } from '@sitewright/core/words/island-words'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { type OrderConfirmationData, writeMessage } from '../../mail/index.ts'
import { moneyFormatIn, originOf } from '../../sites/index.ts'
import type { CheckoutRow } from '../checkout/checkout-table.ts'
import { hasFiles, type Quote } from '../checkout/quote.ts'
import { orderPath, statusToken } from '../checkout/status-token.ts'
import { downloadPath } from '../downloads/download-path.ts'
import type { Settled } from '../payments/payment-provider.ts'
import type { PaymentRow } from '../payments/payment-table.ts'
import { addressLines, type MailFacts, mailSpeech, told } from './mail-words.ts'
import { orderLines } from './order-table.ts'

export interface OrderToAnnounce {
  readonly checkout: CheckoutRow
  readonly quote: Quote
  readonly orderId: Id
  /** Gives its number once it is made. */
  readonly made: Promise<number>
  readonly payment: Pick<PaymentRow, 'title' | 'sentence' | 'isTest'>
  readonly settled: Settled['state']
  readonly facts: MailFacts
}

export async function announceOrder(
  app: App,
  site: SiteTx,
  { checkout, quote, orderId, made, payment, settled, facts }: OrderToAnnounce,
  /** How the mail is sent to the database, which is the last of it. */
  write: SiteTx['last'],
): Promise<void> {
  const number = await made
  const { title } = facts.site
  const origin = originOf(app.config, facts.site)
  const token = statusToken(app, site.id, checkout.id)
  const isAwaited = settled === 'awaited'
  const { speech, say } = mailSpeech(facts.site)
  const subjects = SUBJECTS[quote.kind === 'donation' ? 'donation' : 'goods']
  const message = {
    kind: 'order-confirmation' as const,
    effectKey: `order-confirmation:${orderId}`,
    to: checkout.email,
    replyTo: facts.settings.replyToEmail,
    sender: title,
    subject: say(isAwaited ? subjects.awaited : subjects.confirmed, { number }),
    data: {
      ...speech,
      ...(quote.kind === 'donation' && { isDonation: true }),
      siteTitle: title,
      orderNumber: String(number),
      orderUrl: origin + orderPath(token),
      isPractice: payment.isTest,
      ...(isAwaited && {
        awaited: { title: told(say, payment.title), howToPay: payment.sentence },
      }),
      ...billingWords(checkout, say, speech.language),
      ...orderWords(quote, {
        address: checkout.shippingAddress,
        format: moneyFormatIn(facts.site, quote.currency),
        downloads: hasFiles(quote)
          ? await downloadsOf(site, orderId, say, (id) => origin + downloadPath(token, id))
          : [],
        isPaid: settled === 'captured',
        say,
        language: speech.language,
      }),
    },
  }
  await write(() => writeMessage(site, message))
}

const SUBJECTS = {
  goods: {
    awaited: 'Order #{number} received: awaiting payment',
    confirmed: 'Order #{number} confirmed',
  },
  donation: {
    awaited: 'Donation #{number} received: awaiting payment',
    confirmed: 'Donation #{number} confirmed',
  },
} as const

type Line = OrderConfirmationData['lines'][number]

/** The link of each line's download, in the order of the lines; undefined for lines that have none. */
async function downloadsOf(
  site: SiteTx,
  orderId: Id,
  say: Say<ShopWord>,
  urlOf: (lineId: Id) => string,
): Promise<Line['download'][]> {
  const lines = await orderLines(site, orderId)
  return lines.map(
    ({ id, download }) =>
      download && {
        label: say('Download {filename}', { filename: download.filename }),
        url: urlOf(id),
      },
  ) as Line['download'][]
}

interface AboutOrder {
  readonly address: Address | null
  readonly format: MoneyFormat
  readonly downloads: readonly Line['download'][]
  readonly isPaid: boolean
  readonly say: Say<ShopWord>
  readonly language: string
}

/** The bill's address and company, and the shopper's note. */
function billingWords(
  { billingAddress, company, vatNumber, note }: CheckoutRow,
  say: Say<ShopWord>,
  language: string,
): Pick<OrderConfirmationData, 'billTo' | 'note'> {
  const billTo = [
    company,
    vatNumber && `${say('VAT number')} ${vatNumber}`,
    ...(billingAddress ? addressLines(billingAddress, language) : []),
  ].filter(Boolean)
  return { ...(billTo.length > 0 && { billTo }), ...(note !== '' && { note }) }
}

type OrderWords = Pick<OrderConfirmationData, 'lines' | 'totals' | 'shipTo'>

function orderWords(quote: Quote, about: AboutOrder): OrderWords {
  const { address, format, downloads, isPaid, say, language } = about
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
      ({ title, type, variant, quantity, unitPriceMinor, answers = [] }, index) => ({
        id: String(index),
        title,
        variant,
        quantity,
        // Before discounts and taxes, whose rows follow: so the lines add up to the subtotal.
        total: text(minor(unitPriceMinor * quantity)),
        answers: answers.map(({ label, value }) => `${label}: ${value}`),
        ...downloadWords(type, downloads[index], isPaid, say),
      }),
    ),
    totals: rows
      .filter(({ kind }) => kind === 'total' || quote.kind !== 'donation')
      .map(({ label, amount }) => ({ label: told(say, label), amount: text(minor(amount)) })),
    shipTo: address && quote.shipping?.kind !== 'pickup' ? addressLines(address, language) : [],
  }
}

function downloadWords(
  type: number | undefined,
  download: Line['download'],
  isPaid: boolean,
  say: Say<ShopWord>,
): Pick<Line, 'note' | 'download'> {
  if (download) return { download }
  if (type !== PRODUCT_TYPES.digital) return {}
  return { note: say(isPaid ? DOWNLOAD_NOTES.byMail : DOWNLOAD_NOTES.whenPaid) }
}
