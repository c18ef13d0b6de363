import type { OrderShape } from '@sitewright/api/orders/shapes'
import type { SiteTx } from '../../../platform/database.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { fail } from '../errors.ts'
import { fulfillmentsOf } from '../fulfillment/fulfillment-table.ts'
import { problemsOf } from './order-problems.ts'
import { findOrder, orderEvents, orderLines } from './order-table.ts'
import { actionsOf, presentOrder } from './present-order.ts'

/** One order as its owner sees it, with its problems. Refused where the site has no such order. */
export async function wholeOrder(site: SiteTx, orderId: string): Promise<OrderShape> {
  const order = await findOrder(site, orderId)
  if (!order) throw fail('orderMissing')
  const moneyFormat = (await moneyFormatsIn(site))(order.currency)
  const { open, settled } = await problemsOf(site, order, moneyFormat)
  const events = [...(await orderEvents(site, orderId)), ...settled]
  return presentOrder(order, {
    lines: await orderLines(site, orderId),
    fulfillments: await fulfillmentsOf(site, orderId),
    actions: actionsOf(order),
    problems: open,
    events: events.sort((one, other) => one.at.getTime() - other.at.getTime()),
    moneyFormat,
    imagesAt: `/s/${site.id}`,
  })
}
