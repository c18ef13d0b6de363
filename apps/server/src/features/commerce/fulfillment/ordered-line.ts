import type { OrderedLine } from '@sitewright/core/commerce/fulfillment'
import type { OrderLineRow } from '../orders/order-table.ts'

export function asOrdered({
  id,
  quantity,
  download,
}: Pick<OrderLineRow, 'id' | 'quantity' | 'download'>): OrderedLine {
  return { id, quantity, isHandedOut: download !== null }
}
