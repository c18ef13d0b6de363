import { notSoldYet } from '@sitewright/core/commerce/purchasable'
import { type ItemStatus, isOut } from '@sitewright/core/content/item-status'
import { fail } from '../errors.ts'
import type { ProductRecord } from './product-table.ts'

/** Refuses to make something visible that cannot be sold yet: it can only be a draft. */
export function refuseUnsold(
  { type, subscriptionPlan }: Pick<ProductRecord, 'type' | 'subscriptionPlan'>,
  state: ItemStatus,
): void {
  const message = notSoldYet({ type, isSubscription: subscriptionPlan !== null })
  if (message === undefined || !isOut(state)) return
  throw fail('notSoldYet', { message, errors: { state: message } })
}
