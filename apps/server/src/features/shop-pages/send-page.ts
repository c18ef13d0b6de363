import { randomBytes } from 'node:crypto'
import type { PageProps } from '@sitewright/api/pages/props'
import type { FastifyReply } from 'fastify'
import type { PageSources } from '../../platform/http/page-sources.ts'
import { renderPlatformPage, storefrontEntry } from '../rendering/index.ts'
import type { RenderPage } from './page-bundle.ts'
import type { ShopRequest } from './shop-request.ts'

export interface ShopPage<Name extends keyof PageProps> {
  readonly name: Name
  readonly props: PageProps[Name]
  /** Page type, a number that templates know. */
  readonly pageType: number
  readonly title: string
  readonly status?: number
  /** Seconds after which a browser without script reloads the page. */
  readonly reloadAfterS?: number
  /** Other origins that the page may load from; none by default. */
  readonly sources?: PageSources
}

export type SendPage = <Name extends keyof PageProps>(
  visit: ShopRequest,
  reply: FastifyReply,
  page: ShopPage<Name>,
) => Promise<FastifyReply>

/** Answers with one of the pages that React renders, inside the platform's frame. */
export function pageSender(renderPage: RenderPage): SendPage {
  return async (visit, reply, page) => {
    const { name, props, pageType, title, status = 200, reloadAfterS, sources } = page
    const { js, css, preloads } = await storefrontEntry(visit.app, 'pages')
    const nonce = randomBytes(16).toString('base64')
    const { html, headers } = await renderPlatformPage(visit.app, visit.site, {
      pageType,
      title,
      nonce,
      ...(sources && { sources }),
      main: renderPage(name, props),
      head: [
        ...css.map((file) => `<link rel="stylesheet" href="/assets-sw/${file}">`),
        ...preloads.map((file) => `<link rel="modulepreload" href="/assets-sw/${file}">`),
        ...(reloadAfterS === undefined
          ? []
          : [`<noscript><meta http-equiv="refresh" content="${reloadAfterS}"></noscript>`]),
      ].join('\n'),
      scripts: [`/assets-sw/${js}`],
    })
    return reply.code(status).headers(headers).send(html)
  }
}
