import { sendDownloads as contract } from '@sitewright/api/orders/send-downloads'
import { newId } from '@sitewright/core/id'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { lockOrder } from '../fulfillment/locked-order.ts'
import { insertEvent } from '../orders/order-writing.ts'
import { wholeOrder } from '../orders/whole-order.ts'
import { announceDownloads } from './announce-downloads.ts'
import { resetGrants } from './grant-table.ts'
import { handOutDownloads } from './hand-out.ts'

/** Hands out what was not handed out yet, such as the file of a product that had none when it was sold. */
export const sendDownloads = ownerCall(contract, async ({ orderId }, { app, inSite }) =>
  inSite(async (site) => {
    const { order } = await lockOrder(site, orderId)
    if (order.payment !== 'paid' && order.payment !== 'partiallyRefunded') throw fail('notPaidYet')
    const at = new Date(app.clock.now())
    await handOutDownloads(site, orderId, at)
    await resetGrants(site, orderId, at)
    const isSent = await announceDownloads(app, site, {
      orderId,
      effectKey: `order-downloads:${newId()}`,
    })
    if (!isSent) throw fail('nothingToDownload')
    await insertEvent(site, orderId, { text: 'Downloads sent again', at })
    return { order: await wholeOrder(app, site, orderId) }
  }),
)
