/** Writes the mail about a parcel or a pickup, in the transaction that makes it. */

import { type Handover, unitsLeft } from '@sitewright/core/commerce/fulfillment'
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

/** `locked` is the order as it was before. */
export async function announceSending(
  app: App,
  site: SiteTx,
  made: Pick<
    FulfillmentRow,
    'id' | 'handover' | 'carrier' | 'trackingNumber' | 'trackingUrl' | 'units'
  >,
  { order, checkoutId, lines, fulfillments }: LockedOrder,
): Promise<void> {
  const { title, origin } = await siteAddress(app, site)
  const { replyToEmail } = await storeSettings(site)
  const { handover, carrier, trackingNumber, trackingUrl, units } = made
  const left = unitsLeft(lines.map(asOrdered), [...fulfillments, { state: 'sent', units }])
  await writeMessage(site, {
    kind: 'order-sent',
    effectKey: `order-sent:${made.id}`,
    to: order.email,
    replyTo: replyToEmail,
    sender: title,
    subject: SUBJECT[handover](order.number),
    data: {
      siteTitle: title,
      orderNumber: String(order.number),
      orderUrl: origin + orderPath(statusToken(app, site.id, checkoutId)),
      handover,
      isPart: left.size > 0,
      carrier,
      trackingNumber,
      trackingUrl,
      lines: lines.flatMap(({ id, title: name, variant }) => {
        const unit = units.find(({ lineId }) => lineId === id)
        return unit ? [{ id, title: name, variant, quantity: unit.quantity }] : []
      }),
      where: whereOf(order, handover),
      isPractice: order.isPractice,
    },
  })
}

const SUBJECT: Readonly<Record<Handover, (number: number) => string>> = {
  parcel: (number) => `Order #${number} is on its way`,
  pickup: (number) => `Order #${number} is ready to be picked up`,
  none: (number) => `Order #${number} is done`,
}

function whereOf(
  { shippingAddress, shippingLabel, shippingNote }: OrderRow,
  handover: Handover,
): string[] {
  if (handover === 'pickup') return [shippingLabel, shippingNote].filter(Boolean)
  return handover === 'parcel' && shippingAddress ? addressLines(shippingAddress) : []
}
