import type { Id } from '@sitewright/core/id'
import type { Keys } from '../../../platform/keys.ts'

/**
 * The key that a customer's uses of discounts are counted by: an HMAC of the email address, of this site alone. Uses outlive
 * carts and mail, so they must not name anybody.
 */
export function customerKey(keys: Pick<Keys, 'sign'>, siteId: Id, email: string): string {
  return keys.sign('discount-customer', `${siteId}\n${email.trim().toLowerCase()}`)
}
