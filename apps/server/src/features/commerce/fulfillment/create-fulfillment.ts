import { createFulfillment as contract } from '@sitewright/api/orders/create-fulfillment'
import { trackingPage } from '@sitewright/core/commerce/carriers'
import {
  type FulfilledUnits,
  type Handover,
  handoverOf,
  unitsLeft,
} from '@sitewright/core/commerce/fulfillment'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { insertEvent } from '../orders/order-writing.ts'
import { wholeOrder } from '../orders/whole-order.ts'
import { announceSending } from './announce-sending.ts'
import { insertFulfillment } from './fulfillment-table.ts'
import { type LockedOrder, lockOrder, settleFulfillment } from './locked-order.ts'
import { asOrdered } from './ordered-line.ts'
import { madeWords } from './sending-words.ts'

/** A second call for the same units is refused, since nothing of them is left. */
export const createFulfillment = ownerCall(
  contract,
  async (
    { orderId, units: wanted, carrier, trackingNumber, trackingUrl, tellsCustomer },
    { app, inSite },
  ) =>
    inSite(async (site) => {
      const locked = await lockOrder(site, orderId)
      const at = new Date(app.clock.now())
      const handover = handoverOf(locked.order)
      const made = {
        handover,
        ...STATE_OF[handover](at),
        carrier,
        trackingNumber,
        trackingUrl: trackingUrl || trackingPage(carrier, trackingNumber),
        madeAt: at,
        units: unitsToSend(locked, wanted),
      }
      const id = await insertFulfillment(site, orderId, made)
      await settleFulfillment(site, orderId)
      await insertEvent(site, orderId, { text: madeWords(made, locked), at })
      if (tellsCustomer) await announceSending(app, site, { ...made, id }, locked)
      return { order: await wholeOrder(app, site, orderId) }
    }),
)

/** State in which each begins: a pickup waits for its customer. */
const STATE_OF = {
  parcel: (at: Date) => ({ state: 'sent', sentAt: at }) as const,
  none: (at: Date) => ({ state: 'sent', sentAt: at }) as const,
  pickup: () => ({ state: 'ready', sentAt: null }) as const,
} satisfies Record<Handover, (at: Date) => { state: 'sent' | 'ready'; sentAt: Date | null }>

/** The wanted units, or all that are left. */
function unitsToSend(
  { lines, fulfillments }: LockedOrder,
  wanted: readonly FulfilledUnits[] | undefined,
): FulfilledUnits[] {
  const left = unitsLeft(lines.map(asOrdered), fulfillments)
  const all = [...left].map(([lineId, quantity]) => ({ lineId, quantity }))
  if (all.length === 0) throw fail('nothingToSend')
  if (!wanted) return all
  const isForeign = wanted.some(({ lineId }) => !lines.some(({ id }) => id === lineId))
  if (isForeign) throw fail('lineMissing')
  const tooMany = wanted.filter(({ lineId, quantity }) => quantity > (left.get(lineId) ?? 0))
  if (tooMany.length > 0) {
    throw fail('tooManySent', {
      errors: Object.fromEntries(
        tooMany.map(({ lineId }) => [lineId, `${left.get(lineId) ?? 0} left to send`]),
      ),
    })
  }
  return [...wanted]
}
