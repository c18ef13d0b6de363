import { type Id, isId } from '@sitewright/core/id'
import { hashToken } from '../../../platform/keys.ts'
import { findPrivateFile, type PrivateFile } from '../../files/index.ts'
import type { ShopVisit } from '../cart/cart-token.ts'
import { checkoutWithToken } from '../checkout/checkout-table.ts'
import { fail } from '../errors.ts'
import { orderOfCheckout } from '../orders/order-writing.ts'
import { fileOfGrant, spendUse } from './grant-table.ts'

export interface DownloadWish {
  readonly token: string
  readonly lineId: Id
  /** Whether it begins a download, rather than going on with one or asking about it. */
  readonly counts: boolean
}

/** The file behind a line of the order with that token; undefined for anyone who does not have the token. */
export async function downloadByToken(
  { app, inSite }: ShopVisit,
  { token, lineId, counts }: DownloadWish,
): Promise<PrivateFile | undefined> {
  if (!isId(lineId)) return undefined
  return inSite(async (site) => {
    const checkout = await checkoutWithToken(site, hashToken(token))
    const orderId = checkout && (await orderOfCheckout(site, checkout.id))
    if (!orderId) return undefined
    const grant = { orderId, lineId }
    const fileId = await fileOfGrant(site, grant)
    if (fileId === undefined) return undefined
    const now = new Date(app.clock.now())
    if (!(await spendUse(site, grant, { now, counts }))) throw fail('downloadOver')
    return findPrivateFile(site, fileId)
  })
}
