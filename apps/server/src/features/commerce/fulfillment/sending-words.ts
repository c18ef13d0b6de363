/** Lines of an order's history about its sending. Pure. */

import type { Handover } from '@sitewright/core/commerce/fulfillment'
import type { FulfillmentRow, Tracking } from './fulfillment-table.ts'
import type { LockedOrder } from './locked-order.ts'

/** Words for what was done and for taking it back. */
const DONE: Readonly<Record<Handover, { made: string; undone: string }>> = {
  parcel: { made: 'Sent', undone: 'Sending undone' },
  pickup: { made: 'Ready to be picked up', undone: 'Pick-up undone' },
  none: { made: 'Done', undone: 'Marked as not done' },
}

type Made = Pick<FulfillmentRow, 'handover' | 'carrier' | 'trackingNumber' | 'units'>

/** "Sent 1 of 3 with DHL, 00340434161094015902". */
export function madeWords(
  { handover, carrier, trackingNumber, units }: Made,
  { lines }: Pick<LockedOrder, 'lines'>,
): string {
  const sent = units.reduce((sum, { quantity }) => sum + quantity, 0)
  const toSend = lines.filter(({ download }) => download === null)
  const ordered = toSend.reduce((sum, line) => sum + line.quantity - line.unitsGone, 0)
  const howMany = sent < ordered ? `: ${sent} of ${ordered} items` : ''
  const how = [carrier && `with ${carrier}`, trackingNumber].filter(Boolean).join(', ')
  return `${DONE[handover].made}${howMany}${how && ` ${how}`}`
}

export function undoneWords({ handover }: Pick<Made, 'handover'>, note: string): string {
  return note === '' ? DONE[handover].undone : `${DONE[handover].undone}: ${note}`
}

/** "Tracking changed: DHL, 42 is now UPS, 1Z 999". */
export function trackingWords(before: Tracking, now: Tracking): string {
  const [old, fresh] = [before, now].map(nameOf)
  if (old === fresh) return `Tracking changed: ${fresh || 'none'}, with another page`
  if (old === '') return `Tracking added: ${fresh}`
  return fresh === '' ? `Tracking removed: ${old}` : `Tracking changed: ${old} is now ${fresh}`
}

const nameOf = ({ carrier, trackingNumber }: Tracking) =>
  [carrier, trackingNumber].filter(Boolean).join(', ')
