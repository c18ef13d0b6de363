import type { OrderedLine } from '@sitewright/core/commerce/fulfillment'
import type { OrderLineRow } from '../orders/order-table.ts'

export function asOrdered({ id, quantity }: Pick<OrderLineRow, 'id' | 'quantity'>): OrderedLine {
  return { id, quantity, isHandedOut: false }
}
