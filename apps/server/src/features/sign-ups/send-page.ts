import { randomBytes } from 'node:crypto'
import { PAGE_TYPES } from '@sitewright/core/enumerations'
import { escapeHtml } from '@sitewright/core/html'
import type { FastifyReply } from 'fastify'
import { renderPlatformPage } from '../rendering/index.ts'
import type { SiteVisit } from '../sites/index.ts'

export interface SignUpPage {
  readonly title: string
  /** Trusted HTML below the title. */
  readonly main: string
  readonly status?: number
  readonly pageType?: number
  /** Whether it is a form, which stands to the left; words alone stand in the middle. */
  readonly isForm?: boolean
}

/** Sends a page about signing up, in the look and the language of the site. */
export async function sendPage(
  { app, site }: SiteVisit,
  reply: FastifyReply,
  { title, main, status = 200, pageType = PAGE_TYPES.page, isForm = false }: SignUpPage,
): Promise<FastifyReply> {
  const { html, headers } = await renderPlatformPage(app, site, {
    ...{ pageType, title },
    nonce: randomBytes(16).toString('base64'),
    isInSiteLanguage: true,
    main: `<div class="${isForm ? 'sw-sheet' : 'sw-notice'}"><h1>${escapeHtml(title)}</h1>${main}</div>`,
  })
  return reply.code(status).headers(headers).send(html)
}
