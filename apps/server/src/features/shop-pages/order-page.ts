import { PAGE_TYPES } from '@sitewright/core/enumerations'
import type { FastifyReply } from 'fastify'
import { fail } from '../../platform/http/problems.ts'
import { type OrderStatus, orderByToken } from '../commerce/index.ts'
import type { SendPage } from './send-page.ts'
import type { ShopRequest } from './shop-request.ts'
import { storeUrl } from './store-url.ts'

const RELOAD_AFTER_S = 4

/** What each state is called in the window's title, and its page type in specification §2. */
const PAGES = {
  confirmed: { title: 'Order confirmed', pageType: PAGE_TYPES.orderConfirmed },
  cancelled: { title: 'Order cancelled', pageType: PAGE_TYPES.orderStatus },
  waiting: { title: 'Order received', pageType: PAGE_TYPES.orderReceived },
  ended: { title: 'Payment not made', pageType: PAGE_TYPES.orderStatus },
} as const

function pageFor(status: OrderStatus) {
  if (status.state !== 'confirmed') return PAGES[status.state]
  if (status.order.fulfillment === 'CANCELED') return PAGES.cancelled
  return status.order.howToPay === '' ? PAGES.confirmed : PAGES.waiting
}

/** Whoever holds the token sees the order; to everyone else there is nothing here. */
export async function showOrder(
  send: SendPage,
  visit: ShopRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = visit.raw.params as { token: string }
  const status = await orderByToken(visit, token)
  if (!status) throw fail('notFound')
  const page = { name: 'order', ...pageFor(status) } as const
  const shop = { storeUrl: await storeUrl(visit) }
  if (status.state !== 'waiting')
    return send(visit, reply, { ...page, props: { ...status, ...shop } })
  const { state, isPractice, action: todo } = status
  return send(visit, reply, {
    ...page,
    props: {
      ...shop,
      state,
      isPractice,
      returnUrl: `${visit.site.origin}/order/${token}`,
      ...(todo && { action: todo.action }),
    },
    // What is typed into the provider's fields must not go.
    ...(todo?.action.kind !== 'fields' && { reloadAfterS: RELOAD_AFTER_S }),
    ...(todo && { sources: todo.sources }),
  })
}
