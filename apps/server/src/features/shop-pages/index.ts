/** Cart, checkout and order pages: rendered by React, working without script, never cached. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import { asProblem } from '../../platform/http/errors.ts'
import { postAddToCart, postCart, showCart } from './cart-page.ts'
import { postCheckout, showCheckout } from './checkout-page.ts'
import { confirmAddToCart } from './confirm-page.ts'
import { showOrder } from './order-page.ts'
import { loadPageRenderer } from './page-bundle.ts'
import { sendRefusal } from './refusal-page.ts'
import { pageSender, type SendPage } from './send-page.ts'
import { type ShopRequest, shopRequest } from './shop-request.ts'

export const shopPages: Feature = { name: 'shop-pages', pages: registerPages }

type Show = (send: SendPage, visit: ShopRequest, reply: FastifyReply) => Promise<FastifyReply>

const ROUTES: readonly [method: 'GET' | 'POST', path: string, show: Show][] = [
  ['GET', '/cart', (send, visit, reply) => showCart(send, visit, reply)],
  ['POST', '/cart', postCart],
  ['GET', '/cart/add', (_send, visit, reply) => confirmAddToCart(visit, reply)],
  ['POST', '/cart/add', postAddToCart],
  ['GET', '/checkout', (send, visit, reply) => showCheckout(send, visit, reply)],
  ['POST', '/checkout', postCheckout],
  ['GET', '/order/:token', showOrder],
]

async function registerPages(server: FastifyInstance, app: App): Promise<void> {
  const send = pageSender(await loadPageRenderer())
  for (const [method, url, show] of ROUTES) {
    server.route({
      method,
      url,
      constraints: { identity: 'site' },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header('cache-control', 'no-store')
        const visit = await shopRequest(app, request, reply)
        try {
          return await show(send, visit, reply)
        } catch (error) {
          return sendRefusal(visit, reply, asProblem(error, request))
        }
      },
    })
  }
}
