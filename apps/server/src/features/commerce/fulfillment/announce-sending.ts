/** Writes the mails about a parcel or a pickup, in the transaction that makes or changes it. */

import { type Handover, unitsLeft } from '@sitewright/core/commerce/fulfillment'
import type { ShopWord } from '@sitewright/core/shop-words/english'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { writeMessage } from '../../mail/index.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { orderPath, statusToken } from '../checkout/status-token.ts'
import { addressLines, siteAddress } from '../orders/mail-words.ts'
import type { OrderRow } from '../orders/order-table.ts'
import type { FulfillmentRow } from './fulfillment-table.ts'
import type { LockedOrder } from './locked-order.ts'
import { asOrdered } from './ordered-line.ts'

type Made = Pick<
  FulfillmentRow,
  'id' | 'handover' | 'carrier' | 'trackingNumber' | 'trackingUrl' | 'units'
>

/** `locked` is the order as it was before. */
export async function announceSending(
  app: App,
  site: SiteTx,
  made: Made,
  locked: LockedOrder,
): Promise<void> {
  const { lines, fulfillments } = locked
  const sent = [...fulfillments, { state: 'sent' as const, units: made.units }]
  await writeMail(app, site, locked, {
    effectKey: `order-sent:${made.id}`,
    subject: SUBJECT[made.handover],
    made,
    more: { isPart: unitsLeft(lines.map(asOrdered), sent).size > 0 },
  })
}

/** Tells the customer that a parcel is followed in another way than they were told before. */
export async function announceTracking(
  app: App,
  site: SiteTx,
  { made, effectKey }: { made: Made; effectKey: string },
  locked: LockedOrder,
): Promise<void> {
  await writeMail(app, site, locked, {
    effectKey,
    subject: 'New tracking for order #{number}',
    made,
    more: { isPart: false, isCorrection: true },
  })
}

interface SendingMail {
  readonly effectKey: string
  readonly subject: ShopWord
  readonly made: Made
  readonly more: { readonly isPart: boolean; readonly isCorrection?: boolean }
}

async function writeMail(
  app: App,
  site: SiteTx,
  { order, checkoutId, lines }: LockedOrder,
  { effectKey, subject, made, more }: SendingMail,
): Promise<void> {
  const { title, origin, speech, say } = await siteAddress(app, site)
  const { replyToEmail } = await storeSettings(site)
  const { handover, carrier, trackingNumber, trackingUrl, units } = made
  await writeMessage(site, {
    kind: 'order-sent',
    effectKey,
    to: order.email,
    replyTo: replyToEmail,
    sender: title,
    subject: say(subject, { number: order.number }),
    data: {
      ...speech,
      siteTitle: title,
      orderNumber: String(order.number),
      orderUrl: origin + orderPath(statusToken(app, site.id, checkoutId)),
      handover,
      ...more,
      carrier,
      trackingNumber,
      trackingUrl,
      lines: lines.flatMap(({ id, title: name, variant }) => {
        const unit = units.find(({ lineId }) => lineId === id)
        return unit ? [{ id, title: name, variant, quantity: unit.quantity }] : []
      }),
      where: whereOf(order, handover, speech.language),
      isPractice: order.isPractice,
    },
  })
}

const SUBJECT = {
  parcel: 'Order #{number} is on its way',
  pickup: 'Order #{number} is ready to be picked up',
  none: 'Order #{number} is done',
} as const satisfies Record<Handover, ShopWord>

function whereOf(
  { shippingAddress, shippingLabel, shippingNote }: OrderRow,
  handover: Handover,
  language: string,
): string[] {
  if (handover === 'pickup') return [shippingLabel, shippingNote].filter(Boolean)
  return handover === 'parcel' && shippingAddress ? addressLines(shippingAddress, language) : []
}
