import { randomBytes } from 'node:crypto'
import { PAGE_TYPES } from '@sitewright/core/enumerations'
import { escapeHtml } from '@sitewright/core/html'
import type { Problem } from '@sitewright/core/problem'
import type { FastifyReply } from 'fastify'
import { renderPlatformPage } from '../rendering/index.ts'
import type { ShopRequest } from './shop-request.ts'

/** Page for a refused request: what happened, and two ways to go on. */
export async function sendRefusal(
  visit: ShopRequest,
  reply: FastifyReply,
  problem: Problem,
): Promise<FastifyReply> {
  const { html, headers } = await renderPlatformPage(visit.app, visit.site, {
    pageType: problem.status === 404 ? PAGE_TYPES.notFound : PAGE_TYPES.error,
    title: problem.message,
    nonce: randomBytes(16).toString('base64'),
    main: `<div class="sw-notice"><h1>${escapeHtml(problem.message)}</h1><p><a href="/cart">Go to your cart</a> or <a href="/">start over</a>.</p></div>`,
  })
  return reply.code(problem.status).headers(headers).send(html)
}
