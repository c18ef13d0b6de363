/** Writes the mail with the links of an order's downloads. */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { writeMessage } from '../../mail/index.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { orderPath, statusToken } from '../checkout/status-token.ts'
import { siteAddress } from '../orders/mail-words.ts'
import { findOrder, orderLines } from '../orders/order-table.ts'
import { checkoutOfOrder } from '../orders/order-writing.ts'
import { downloadPath } from './download-path.ts'

/** False where the order has no downloads, and nothing was written. */
export async function announceDownloads(
  app: App,
  site: SiteTx,
  { orderId, effectKey }: { orderId: Id; effectKey: string },
): Promise<boolean> {
  const order = await findOrder(site, orderId)
  const checkoutId = await checkoutOfOrder(site, orderId)
  if (!order || !checkoutId) throw new Error(`There is no order ${orderId}`)
  const token = statusToken(app, site.id, checkoutId)
  const { title, origin, speech, say } = await siteAddress(app, site)
  const files = (await orderLines(site, orderId)).flatMap(({ id, title: name, download }) =>
    download
      ? [{ id, title: name, filename: download.filename, url: origin + downloadPath(token, id) }]
      : [],
  )
  if (files.length === 0) return false
  const { replyToEmail } = await storeSettings(site)
  await writeMessage(site, {
    kind: 'order-downloads',
    effectKey,
    to: order.email,
    replyTo: replyToEmail,
    sender: title,
    subject: say('Downloads of order #{number}', { number: order.number }),
    data: {
      ...speech,
      siteTitle: title,
      orderNumber: String(order.number),
      orderUrl: origin + orderPath(token),
      files,
    },
  })
  return true
}
