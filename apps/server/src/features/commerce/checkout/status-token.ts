/** The token of a checkout's status page, which later shows its order: 256 bits, stored hashed. */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import { hashToken } from '../../../platform/keys.ts'

/** Derived from the server's key, so that a payment answered twice leads to the same address. */
export function statusToken({ keys }: Pick<App, 'keys'>, siteId: Id, checkoutId: Id): string {
  return keys.sign('order-status', `${siteId}|${checkoutId}`)
}

export function statusTokenHash(app: Pick<App, 'keys'>, siteId: Id, checkoutId: Id): string {
  return hashToken(statusToken(app, siteId, checkoutId))
}

/** Path of the page that thanks for the order, or waits with the shopper for the provider's answer. */
export function orderPath(token: string): string {
  return `/order/${token}`
}
