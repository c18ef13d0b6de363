import { randomBytes } from 'node:crypto'
import type { PageProps } from '@sitewright/api/pages/props'
import type { PageWord } from '@sitewright/core/shop-words/say-shop'
import { sayShop } from '@sitewright/core/shop-words/say-shop'
import { speaks } from '@sitewright/core/shop-words/shop-words'
import type { Say } from '@sitewright/core/words/island-words'
import type { FastifyReply } from 'fastify'
import type { PageSources } from '../../platform/http/page-sources.ts'
import {
  languageOn,
  type RenderPage,
  renderPlatformPage,
  shopWordsOf,
  storefrontEntry,
  themedCart,
} from '../rendering/index.ts'
import type { ShopRequest } from './shop-request.ts'

export interface ShopPage<Name extends keyof PageProps> {
  readonly name: Name
  readonly props: PageProps[Name]
  /** Page type, a number that templates know. */
  readonly pageType: number
  /** Title of the window. */
  readonly title: WindowTitle
  readonly status?: number
  /** Seconds after which a browser without script reloads the page. */
  readonly reloadAfterS?: number
  /** Other origins that the page may load from; none by default. */
  readonly sources?: PageSources
  /** Whether the page stands in the theme's own frame, with its scripts: nothing of a person's is on it. */
  readonly isInTheme?: boolean
  /** Whether nothing is to lead away from the form on it. */
  readonly isUndisturbed?: boolean
}

/** A word, which is said in the language of the site, or a text that an owner wrote. */
type WindowTitle = PageWord | { readonly text: string }

export type SendPage = <Name extends keyof PageProps>(
  visit: ShopRequest,
  reply: FastifyReply,
  page: ShopPage<Name>,
) => Promise<FastifyReply>

/** Answers with one of the pages that React renders, inside the theme's frame or the platform's. */
export function pageSender(renderPage: RenderPage): SendPage {
  return async (visit, reply, page) => {
    const { name, props } = page
    const words = shopWordsOf(visit.site)
    const main = renderPage({ name, props, language: languageOn(visit.site), words })
    const themed = page.isInTheme ? await inTheme(visit, main) : undefined
    if (!themed) return sendInPlatformFrame(visit, reply, { ...page, main }, sayShop(words))
    return reply
      .code(page.status ?? 200)
      .headers(themed.headers)
      .send(themed.html)
  }
}

/** A page in the theme's frame. Undefined where the theme cannot be shown now: the shop goes on selling without it. */
async function inTheme({ app, site }: ShopRequest, main: string) {
  const { css } = await storefrontEntry(app, 'pages')
  try {
    return await themedCart(app, site, { main, head: sheets(css) })
  } catch (error) {
    app.log.warn({ err: error, site: site.id }, 'The cart could not be shown in its theme')
    return undefined
  }
}

const sheets = (css: readonly string[]) =>
  css.map((file) => `<link rel="stylesheet" href="/assets-sw/${file}">`).join('\n')

async function sendInPlatformFrame(
  { app, site }: ShopRequest,
  reply: FastifyReply,
  page: Omit<ShopPage<keyof PageProps>, 'name' | 'props'> & { readonly main: string },
  say: Say<string>,
): Promise<FastifyReply> {
  const { status = 200, reloadAfterS, sources, isInTheme: _, title, ...shown } = page
  const { js, css, preloads } = await storefrontEntry(app, 'pages')
  const { html, headers } = await renderPlatformPage(app, site, {
    ...shown,
    title: typeof title === 'string' ? say(title) : title.text,
    isInSiteLanguage: speaks(site.settings.language),
    nonce: randomBytes(16).toString('base64'),
    ...(sources && { sources }),
    head: [
      sheets(css),
      ...preloads.map((file) => `<link rel="modulepreload" href="/assets-sw/${file}">`),
      ...(reloadAfterS === undefined
        ? []
        : [`<noscript><meta http-equiv="refresh" content="${reloadAfterS}"></noscript>`]),
    ].join('\n'),
    scripts: [`/assets-sw/${js}`],
  })
  return reply.code(status).headers(headers).send(html)
}
