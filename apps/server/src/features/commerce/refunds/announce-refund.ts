/** Writes the mail about money that goes back, or about an order that was cancelled, in the transaction that settles it. */

import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import { formatMoney } from '@sitewright/core/money-format'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { writeMessage } from '../../mail/index.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { orderPath, statusToken } from '../checkout/status-token.ts'
import type { HeldOrder } from '../orders/held-order.ts'
import { siteAddress, told } from '../orders/mail-words.ts'
import { moneyOfPayment, type RefundedUnits } from './refund-table.ts'

const SUBJECTS = {
  goods: {
    cancelled: 'Your order #{number} was cancelled',
    moneyBack: 'Money back for order #{number}',
  },
  donation: {
    cancelled: 'Your donation #{number} was cancelled',
    moneyBack: 'Money back for donation #{number}',
  },
} as const

export interface RefundToAnnounce {
  /** The refund's id, or the order's where nothing was paid. */
  readonly id: Id
  readonly amountMinor: Minor
  readonly cancels: boolean
  readonly units: readonly RefundedUnits[]
}

export async function announceRefund(
  app: App,
  site: SiteTx,
  { order, checkoutId, payment, lines }: HeldOrder,
  { id, amountMinor, cancels: isCancelled, units }: RefundToAnnounce,
): Promise<void> {
  const { title, origin, speech, say } = await siteAddress(app, site)
  const { replyToEmail } = await storeSettings(site)
  const { capturedMinor, succeededMinor } = await moneyOfPayment(site, payment.id)
  const format = (await moneyFormatsIn(site))(order.currency)
  const { cancelled, moneyBack } = SUBJECTS[order.kind]
  await writeMessage(site, {
    kind: 'order-refunded',
    effectKey: `order-refunded:${id}`,
    to: order.email,
    replyTo: replyToEmail,
    sender: title,
    subject: say(isCancelled ? cancelled : moneyBack, { number: order.number }),
    data: {
      ...speech,
      siteTitle: title,
      orderNumber: String(order.number),
      orderUrl: origin + orderPath(statusToken(app, site.id, checkoutId)),
      amount: amountMinor === 0 ? '' : formatMoney(amountMinor, format),
      isCancelled,
      ...(order.kind === 'donation' && { isDonation: true }),
      isAll: succeededMinor >= capturedMinor,
      method: told(say, order.paymentTitle),
      lines: lines.flatMap(({ id: lineId, title: name, variant }) => {
        const unit = units.find((one) => one.lineId === lineId)
        return unit ? [{ id: lineId, title: name, variant, quantity: unit.quantity }] : []
      }),
      isPractice: order.isPractice,
    },
  })
}
