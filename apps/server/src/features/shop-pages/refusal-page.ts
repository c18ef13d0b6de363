import { randomBytes } from 'node:crypto'
import { PAGE_TYPES } from '@sitewright/core/enumerations'
import { escapeHtml } from '@sitewright/core/html'
import type { Problem } from '@sitewright/core/problem'
import { sayShop } from '@sitewright/core/shop-words/say-shop'
import { speaks } from '@sitewright/core/shop-words/shop-words'
import type { FastifyReply } from 'fastify'
import { renderPlatformPage, shopWordsOf } from '../rendering/index.ts'
import type { ShopRequest } from './shop-request.ts'

/** Page for a refused request: what happened, and two ways to go on. */
export async function sendRefusal(
  visit: ShopRequest,
  reply: FastifyReply,
  problem: Problem,
): Promise<FastifyReply> {
  const say = sayShop(shopWordsOf(visit.site))
  const inWords = (english: string) => escapeHtml(say(english))
  const { html, headers } = await renderPlatformPage(visit.app, visit.site, {
    pageType: problem.status === 404 ? PAGE_TYPES.notFound : PAGE_TYPES.error,
    title: say(problem.message),
    isInSiteLanguage: speaks(visit.site.settings.language),
    nonce: randomBytes(16).toString('base64'),
    main: `<div class="sw-notice"><h1>${inWords(problem.message)}</h1><p><a href="/cart">${inWords('Go to your cart')}</a></p><p><a href="/">${inWords('Start over')}</a></p></div>`,
  })
  return reply.code(problem.status).headers(headers).send(html)
}
