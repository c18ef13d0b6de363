import { randomBytes } from 'node:crypto'
import { PAGE_TYPES } from '@sitewright/core/enumerations'
import { nativeFields } from '@sitewright/core/forms/form'
import { escapeHtml } from '@sitewright/core/html'
import type { PageWord } from '@sitewright/core/shop-words/say-shop'
import { speaks } from '@sitewright/core/shop-words/shop-words'
import type { FastifyReply } from 'fastify'
import { giveVisitorCrumb } from '../../platform/http/visitor-crumb.ts'
import { checkoutSettings } from '../commerce/index.ts'
import { renderPlatformPage, sayOn } from '../rendering/index.ts'
import type { ShopRequest } from './shop-request.ts'

const ADD = { question: 'Add this to your cart?', button: 'Add to cart' } as const
const BUY = { question: 'Buy this now?', button: 'Purchase' } as const

const FIELDS = ['itemId', 'sku', 'quantity'] as const

/**
 * Asks the shopper to confirm what goes into the cart, for a request that another site may have sent. This page is never
 * cached, so it can carry the CSRF token (crumb) that the product page cannot.
 */
export async function confirmAddToCart(visit: ShopRequest, reply: FastifyReply) {
  const { isExpress } = await checkoutSettings(visit)
  const words = isExpress ? BUY : ADD
  const say = sayOn(visit.site)
  const inWords = (word: PageWord) => escapeHtml(say(word))
  const asked = visit.raw.query as Readonly<Record<string, unknown>>
  const fields = [
    ['crumb', giveVisitorCrumb(visit)] as const,
    ...FIELDS.map((name) => [name, String(asked[name] ?? '')] as const),
    ...Object.entries(nativeFields(textsOf(asked))),
  ]
  const { html, headers } = await renderPlatformPage(visit.app, visit.site, {
    pageType: PAGE_TYPES.cartV2,
    title: say(words.button),
    isInSiteLanguage: speaks(visit.site.settings.language),
    nonce: randomBytes(16).toString('base64'),
    main: [
      `<form class="sw-notice" method="post" action="/cart/add"><h1>${inWords(words.question)}</h1>`,
      ...fields.map(
        ([name, value]) =>
          `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
      ),
      `<p><button type="submit">${inWords(words.button)}</button></p>`,
      isExpress ? '' : `<p><a href="/cart">${inWords('Show my cart')}</a></p>`,
      '</form>',
    ].join(''),
  })
  return reply.headers(headers).send(html)
}

function textsOf(asked: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}
