import { PAGE_TYPES } from '@sitewright/core/enumerations'
import type { FastifyReply } from 'fastify'
import { fail } from '../../platform/http/problems.ts'
import { type OrderStatus, orderByToken } from '../commerce/index.ts'
import type { SendPage } from './send-page.ts'
import type { ShopRequest } from './shop-request.ts'
import { storeUrl } from './store-url.ts'

const RELOAD_AFTER_S = 4

/** What each state is called in the window's title, and its page type in specification §2. */
const PAGES: Readonly<Record<OrderStatus['state'], { title: string; pageType: number }>> = {
  confirmed: { title: 'Order confirmed', pageType: PAGE_TYPES.orderConfirmed },
  waiting: { title: 'Order received', pageType: PAGE_TYPES.orderReceived },
  ended: { title: 'Payment not made', pageType: PAGE_TYPES.orderStatus },
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
  return send(visit, reply, {
    name: 'order',
    ...PAGES[status.state],
    props: { ...status, storeUrl: await storeUrl(visit) },
    ...(status.state === 'waiting' && { reloadAfterS: RELOAD_AFTER_S }),
  })
}
