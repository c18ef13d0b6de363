/** Cart, checkout and order pages: rendered by React, working without script, never cached. */

import { isId } from '@sitewright/core/id'
import { FEATURE_FLAGS, isOn } from '@sitewright/core/site/feature-flags'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import { asProblem } from '../../platform/http/errors.ts'
import { fail } from '../../platform/http/problems.ts'
import { expressVisit } from '../commerce/index.ts'
import { loadPageRenderer, workshopOf } from '../rendering/index.ts'
import { postAddToCart, postCart, showCart } from './cart-page.ts'
import { postCheckout, showCheckout } from './checkout-page.ts'
import { confirmAddToCart } from './confirm-page.ts'
import { postDonate, showDonate } from './donate-page.ts'
import { sendOrderFile } from './order-file.ts'
import { showOrder } from './order-page.ts'
import { registerOrderPreviews } from './order-previews.ts'
import { sendRefusal } from './refusal-page.ts'
import { pageSender, type SendPage } from './send-page.ts'
import { type ShopRequest, shopRequest } from './shop-request.ts'

export const shopPages: Feature = { name: 'shop-pages', pages: registerPages }

/** Kind of page. `isPersonal`: it shows contact details, or leads to a page that does. */
interface Kind {
  readonly isPersonal: boolean
  /** Whether it is there while selling is switched off, for what was bought before. */
  readonly isKept?: true
}
const PERSONAL = { isPersonal: true } as const satisfies Kind
const PLAIN = { isPersonal: false } as const satisfies Kind
const OF_ORDER = { isPersonal: true, isKept: true } as const satisfies Kind

type Show = (send: SendPage, visit: ShopRequest, reply: FastifyReply) => Promise<FastifyReply>

const ROUTES: readonly [method: 'GET' | 'POST', path: string, kind: Kind, show: Show][] = [
  ['GET', '/cart', PLAIN, (send, visit, reply) => showCart(send, visit, reply)],
  ['POST', '/cart', PLAIN, postCart],
  ['GET', '/cart/add', PLAIN, (_send, visit, reply) => confirmAddToCart(visit, reply)],
  ['POST', '/cart/add', PLAIN, postAddToCart],
  ['GET', '/checkout', PERSONAL, (send, visit, reply) => showCheckout(send, visit, reply)],
  ['POST', '/checkout', PERSONAL, postCheckout],
  [
    'GET',
    '/checkout/buy/:cartId',
    PERSONAL,
    (send, visit, reply) => showCheckout(send, boughtAtOnce(visit), reply),
  ],
  [
    'POST',
    '/checkout/buy/:cartId',
    PERSONAL,
    (send, visit, reply) => postCheckout(send, boughtAtOnce(visit), reply),
  ],
  [
    'GET',
    '/checkout/donate/:fundId',
    PERSONAL,
    (send, visit, reply) => showDonate(send, visit, reply),
  ],
  ['POST', '/checkout/donate/:fundId', PERSONAL, postDonate],
  ['GET', '/order/:token', OF_ORDER, showOrder],
  [
    'GET',
    '/order/:token/files/:lineId',
    // A file shows no contact details, and browsers that go on with a download do not say that it is for a window.
    { ...PLAIN, isKept: true },
    (_send, visit, reply) => sendOrderFile(visit, reply),
  ],
]

/** The visit with the cart of the page's address in the place of the shopping cart. */
function boughtAtOnce(visit: ShopRequest): ShopRequest {
  const { cartId } = visit.raw.params as { cartId: string }
  if (!isId(cartId)) throw fail('notFound')
  return expressVisit(visit, cartId)
}

/**
 * Refuses a page to scripts and frames by the header `Sec-Fetch-Dest`, which browsers set themselves and no script can. A
 * browser that does not send it is trusted to open the page in a window.
 */
function refuseFetched({ headers }: FastifyRequest): void {
  const wanted = headers['sec-fetch-dest']
  if (wanted !== undefined && wanted !== 'document') throw fail('onlyOpened')
}

/** Refuses the pages of buying while selling is switched off. */
function refuseSwitchedOff({ site: { flags } }: ShopRequest): void {
  if (isOn(flags, 'commerce')) return
  throw fail('notOffered', { message: FEATURE_FLAGS.commerce.offForVisitors })
}

async function registerPages(server: FastifyInstance, app: App): Promise<void> {
  const send = pageSender(await loadPageRenderer())
  if (await workshopOf(app)) registerOrderPreviews(server, app, send)
  for (const [method, url, { isPersonal, isKept }, show] of ROUTES) {
    server.route({
      method,
      url,
      constraints: { identity: 'site' },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header('cache-control', 'no-store')
        const visit = await shopRequest(app, request, reply)
        try {
          if (isPersonal) refuseFetched(request)
          if (!isKept) refuseSwitchedOff(visit)
          return await show(send, visit, reply)
        } catch (error) {
          return sendRefusal(visit, reply, asProblem(error, request))
        }
      },
    })
  }
}
