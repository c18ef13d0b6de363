import type { OrderedLine } from '@sitewright/core/commerce/fulfillment'
import type { OrderLineRow } from '../orders/order-table.ts'

export function asOrdered({
  id,
  quantity,
  download,
  isDonation,
}: Pick<OrderLineRow, 'id' | 'quantity' | 'download' | 'isDonation'>): OrderedLine {
  return { id, quantity, isHandedOut: isDonation || download !== null }
}
