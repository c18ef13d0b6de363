/** How much of an order can still be given back, and how its money goes. Pure. */

import { unitsGivenBack } from '@sitewright/core/commerce/refunds'
import type { PaymentState } from '@sitewright/core/commerce/states'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import { type Minor, minor } from '@sitewright/core/money'
import type { OrderLineRow } from '../orders/order-table.ts'
import type { OrderRefundRow } from './refund-table.ts'

/** States of a payment whose money is with the shop, or was. */
const TAKEN: ReadonlySet<PaymentState> = new Set(['captured', 'partiallyRefunded', 'refunded'])

export function isTaken(state: PaymentState): boolean {
  return TAKEN.has(state)
}

/** Whether a refund counts: one that failed, or that was taken back, frees its amount and its units. */
export function stands({ state }: Pick<OrderRefundRow, 'state'>): boolean {
  return state === 'pending' || state === 'succeeded'
}

interface OrderMoney {
  readonly capturedMinor: Minor
  readonly refunds: readonly OrderRefundRow[]
}

/** Money that was given back or is on its way. */
export function refundedOf(refunds: readonly OrderRefundRow[]): Minor {
  return minor(refunds.filter(stands).reduce((sum, { amountMinor }) => sum + amountMinor, 0))
}

export function refundableOf({ capturedMinor, refunds }: OrderMoney): Minor {
  return minor(Math.max(0, capturedMinor - refundedOf(refunds)))
}

/** Units of each line whose money went back. */
export function unitsRefundedOf(refunds: readonly OrderRefundRow[]): Map<Id, number> {
  return unitsGivenBack(refunds.filter(stands).flatMap(({ units }) => units))
}

/** Units of each line that can come back into stock. Those of a refund that failed came back all the same. */
export function unitsToRestockOf(
  lines: readonly OrderLineRow[],
  refunds: readonly OrderRefundRow[],
): Map<Id, number> {
  const restocked = unitsGivenBack(
    refunds.flatMap(({ units }) =>
      units.map((unit) => ({ lineId: unit.lineId, quantity: unit.restocked })),
    ),
  )
  return new Map(
    lines.map(({ id, quantity, type, isDonation }) => [
      id,
      isDonation || type === PRODUCT_TYPES.digital ? 0 : quantity - (restocked.get(id) ?? 0),
    ]),
  )
}
