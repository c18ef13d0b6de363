import { randomBytes } from 'node:crypto'
import { PAGE_TYPES } from '@sitewright/core/enumerations'
import { escapeHtml } from '@sitewright/core/html'
import type { FastifyReply } from 'fastify'
import type { App } from '../../../platform/app.ts'
import type { LiveSite } from '../../sites/index.ts'
import { renderPlatformPage } from './platform-page.ts'

/** A page of a title and one thing below it: what a browser without script is answered with, and what links in mails lead to. */
export interface Sheet {
  readonly title: string
  /** Trusted HTML below the title. */
  readonly main: string
  readonly status?: number
  readonly pageType?: number
  /** Whether there is something to read or fill in, which stands to the left; a sentence with a button stands in the middle. */
  readonly isForm?: boolean
}

/** Sends a sheet in the look and the language of the site. */
export async function sendSheet(
  { app, site }: { readonly app: App; readonly site: LiveSite },
  reply: FastifyReply,
  { title, main, status = 200, pageType = PAGE_TYPES.page, isForm = false }: Sheet,
): Promise<FastifyReply> {
  const { html, headers } = await renderPlatformPage(app, site, {
    ...{ pageType, title },
    nonce: randomBytes(16).toString('base64'),
    isInSiteLanguage: true,
    main: `<div class="${isForm ? 'sw-sheet' : 'sw-notice'}"><h1>${escapeHtml(title)}</h1>${main}</div>`,
  })
  return reply.code(status).headers(headers).send(html)
}
