import { PAGE_TYPES } from '@sitewright/core/enumerations'
import type { FastifyReply } from 'fastify'
import { fail } from '../../platform/http/problems.ts'
import { type OrderStatus, orderByToken } from '../commerce/index.ts'
import type { SendPage } from './send-page.ts'
import type { ShopRequest } from './shop-request.ts'
import { storeUrl } from './store-url.ts'

/** Seconds after which a waiting order's page reloads. */
const RELOAD_AFTER_S = 4

/** Title of the window and page type of a donation that was paid. */
const CONTRIBUTION = {
  title: 'Donation confirmed',
  pageType: PAGE_TYPES.contributionConfirmed,
} as const

/** Title of the window and page type of each state of an order. */
const PAGES = {
  confirmed: { title: 'Order confirmed', pageType: PAGE_TYPES.orderConfirmed },
  cancelled: { title: 'Order cancelled', pageType: PAGE_TYPES.orderStatus },
  waiting: { title: 'Order received', pageType: PAGE_TYPES.orderReceived },
  ended: { title: 'Payment not made', pageType: PAGE_TYPES.orderStatus },
} as const

function pageFor(status: OrderStatus) {
  if (status.state !== 'confirmed') return PAGES[status.state]
  if (status.order.fulfillment === 'CANCELED') return PAGES.cancelled
  if (status.order.howToPay !== '') return PAGES.waiting
  return status.order.kind === 'donation' ? CONTRIBUTION : PAGES.confirmed
}

/** Shows the order to anyone who has its token; any other token is not found. */
export async function showOrder(
  send: SendPage,
  visit: ShopRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = visit.raw.params as { token: string }
  const status = await orderByToken(visit, token)
  if (!status) throw fail('notFound')
  return sendOrder(send, visit, reply, { status, token })
}

/** Sends the page of an order in a state. */
export async function sendOrder(
  send: SendPage,
  visit: ShopRequest,
  reply: FastifyReply,
  { status, token }: { readonly status: OrderStatus; readonly token: string },
): Promise<FastifyReply> {
  const page = { name: 'order', ...pageFor(status) } as const
  const shop = { storeUrl: await storeUrl(visit) }
  if (status.state !== 'waiting')
    return send(visit, reply, { ...page, props: { ...status, ...shop } })
  const { state, isPractice, action: todo, donatePath } = status
  return send(visit, reply, {
    ...page,
    props: {
      ...shop,
      state,
      isPractice,
      ...(donatePath !== undefined && { donatePath }),
      returnUrl: `${visit.site.origin}/order/${token}`,
      ...(todo && { action: todo.action }),
    },
    // No reload while the provider's fields are shown, since it would lose what was typed into them.
    ...(todo?.action.kind !== 'fields' && { reloadAfterS: RELOAD_AFTER_S }),
    ...(todo && { sources: todo.sources }),
  })
}
