import { updateTracking as contract } from '@sitewright/api/orders/update-tracking'
import { trackingPage } from '@sitewright/core/commerce/carriers'
import { newId } from '@sitewright/core/id'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { insertEvent } from '../orders/order-writing.ts'
import { wholeOrder } from '../orders/whole-order.ts'
import { announceTracking } from './announce-sending.ts'
import { saveTracking, type Tracking } from './fulfillment-table.ts'
import { fulfillmentOf, lockOrder } from './locked-order.ts'
import { trackingWords } from './sending-words.ts'

/** Idempotent: what is as wanted already is not changed, and no second mail is sent about it. */
export const updateTracking = ownerCall(
  contract,
  async (
    { orderId, fulfillmentId, carrier, trackingNumber, trackingUrl, tellsCustomer },
    { app, inSite },
  ) =>
    inSite(async (site) => {
      const locked = await lockOrder(site, orderId)
      const row = fulfillmentOf(locked, fulfillmentId)
      if (row.state === 'undone') throw fail('fulfillmentUndone')
      if (row.handover !== 'parcel') throw fail('fulfillmentNotSent')
      const now: Tracking = {
        carrier,
        trackingNumber,
        trackingUrl: trackingUrl || trackingPage(carrier, trackingNumber),
      }
      if (!isSame(row, now)) {
        await saveTracking(site, { orderId, fulfillmentId }, now)
        const at = new Date(app.clock.now())
        await insertEvent(site, orderId, { text: trackingWords(row, now), at })
        if (tellsCustomer) {
          const effectKey = `order-tracking:${newId()}`
          await announceTracking(app, site, { made: { ...row, ...now }, effectKey }, locked)
        }
      }
      return { order: await wholeOrder(app, site, orderId) }
    }),
)

const isSame = (a: Tracking, b: Tracking) =>
  a.carrier === b.carrier &&
  a.trackingNumber === b.trackingNumber &&
  a.trackingUrl === b.trackingUrl
