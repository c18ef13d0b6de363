import type { OrderShape } from '@sitewright/api/orders/shapes'

/** Props of the parts of an order's screen that are about its money. */
export interface MoneyBackProps {
  siteId: string
  order: OrderShape
}
