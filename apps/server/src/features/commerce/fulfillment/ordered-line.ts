import type { OrderedLine } from '@sitewright/core/commerce/fulfillment'
import type { OrderLineRow } from '../orders/order-table.ts'

export function asOrdered({
  id,
  quantity,
  download,
  isDonation,
  unitsGone,
}: Pick<OrderLineRow, 'id' | 'quantity' | 'download' | 'isDonation' | 'unitsGone'>): OrderedLine {
  return { id, quantity, unitsGone, isHandedOut: isDonation || download !== null }
}
