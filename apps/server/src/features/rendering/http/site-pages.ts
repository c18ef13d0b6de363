/** The pages of published sites: from memory where possible, made once where not. */

import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { normalizeHost } from '../../../platform/http/identity.ts'
import type { LiveSite } from '../../sites/index.ts'
import { pageContext } from '../context/page-context.ts'
import { type FoundPage, findPage } from '../page/find-view.ts'
import { loadPage, type PageQuestion, tagsOf } from '../page/load-page.ts'
import type { PageData } from '../page/page-data.ts'
import { renderPage } from '../page/render-page.ts'
import type { Rendering } from '../services.ts'
import { createHostSlots } from './host-slots.ts'
import type { MadePage } from './page-cache.ts'
import { type PageUrl, readPageUrl, withoutTrailingSlash } from './page-url.ts'
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'
import { redirect } from './redirect.ts'
import { isStylesPath, siteStyles } from './site-styles.ts'
import { sendDirectly } from './static-files.ts'

const KEPT = 'public, max-age=0, must-revalidate'
/** One page for all addresses that lead nowhere; no address has this form. */
const NOT_FOUND_KEY = ' not-found'

export interface SitePages {
  /** A page that is finished and in memory. */
  find(request: IncomingMessage): PreparedResponse | undefined
  /** Any page, found or made. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

export function sitePages(rendering: Rendering): SitePages {
  const { app, pages, plain } = rendering
  const slots = createHostSlots(rendering)
  return { find, answer }

  function find({ method, url = '', headers }: IncomingMessage): PreparedResponse | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const siteId = slots.siteIdOf(headers.host)
    return siteId === undefined ? undefined : pages.get(siteId, url)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    let response: PreparedResponse | undefined
    try {
      response = find(request.raw) ?? (await respond(request.raw.url ?? '/', request.headers.host))
    } catch (error) {
      app.log.error({ err: error }, 'A page could not be made')
      response = plain.unexpected
    }
    sendDirectly(request, reply, response)
  }

  async function respond(address: string, header: string | undefined): Promise<PreparedResponse> {
    const url = readPageUrl(address)
    const host = normalizeHost(header)
    const site = await rendering.sites.byHost(host)
    if (!site) return plain.unknownHost
    if (new URL(site.origin).host !== host) return redirect(site.origin + safe(address))
    if (!url) {
      const shorter = withoutTrailingSlash(address)
      return shorter === undefined ? plain.malformed : redirect(shorter)
    }
    const file = staticFile(rendering, site, url)
    if (file) return file
    if (site.publicationId === undefined) return plain.unpublished
    slots.remember(header, site)
    return page(site, url)
  }

  async function page(site: LiveSite, url: PageUrl): Promise<PreparedResponse> {
    const content = await contentOf(rendering, site)
    const found = findPage(content, url.path)
    if (found?.kind === 'moved') return redirect(found.path)
    if (!found) return notFound(site)
    return pages.load(site.id, url.key, () => makePage(site, { found, url }))
  }

  async function makePage(
    before: LiveSite,
    { found, url }: { found: Exclude<FoundPage, { kind: 'moved' }>; url: PageUrl },
  ): Promise<MadePage> {
    const data = await fetchPage(rendering, before, { found, pageNumber: url.pageNumber })
    if (data.view.kind === 'notFound') {
      return { response: await notFound(before), tags: [], isKept: false }
    }
    return { response: await present(data, url.format), tags: tagsOf(data), isKept: true }
  }

  function notFound(site: LiveSite): Promise<PreparedResponse> {
    return pages.load(site.id, NOT_FOUND_KEY, async () => {
      const data = await fetchPage(rendering, site, { found: undefined, pageNumber: 1 })
      return { response: await present(data, 'html', 404), tags: tagsOf(data), isKept: true }
    })
  }

  function present(data: PageData, format: PageUrl['format'], status = 200) {
    if (format === 'html') return presentHtml(rendering, data, status)
    const { view, ...source } = data
    const context = pageContext({ ...source, view })
    return prepareResponse({
      status,
      body: JSON.stringify(context, undefined, format === 'json-pretty' ? 2 : undefined),
      contentType: 'application/json; charset=utf-8',
      cacheControl: KEPT,
    })
  }
}

/** A redirect never takes control characters along. */
function safe(address: string): string {
  return address.startsWith('/') ? address.replace(/[^\x21-\x7e]/g, '') : '/'
}

function staticFile(
  rendering: Rendering,
  site: LiveSite,
  { path, query }: Pick<PageUrl, 'path' | 'query'>,
): Promise<PreparedResponse> | undefined {
  const theme = rendering.themes.themeOf(site.theme)
  if (isStylesPath(path)) {
    const styles = siteStyles(theme)
    return path === styles.path ? styles.response : styles.unversioned
  }
  return rendering.filesOf(theme, query === String(theme.revisionNumber)).find(path)
}

async function contentOf({ app, contents }: Rendering, { id, publicationId }: LiveSite) {
  if (publicationId === undefined) throw new Error('A site that is not published has no content')
  return (
    contents.known(publicationId) ??
    (await app.database.inSite(id, (tx) => contents.of(tx, publicationId)))
  )
}

async function fetchPage(
  rendering: Rendering,
  before: LiveSite,
  question: PageQuestion,
): Promise<PageData> {
  const { app, sites, themes, contents } = rendering
  // Asked again: a change may have come between finding the site and beginning to make the page, and
  // only changes from now on keep the page out of the cache.
  const site = (await sites.byId(before.id)) ?? before
  const { publicationId } = site
  if (publicationId === undefined) throw new Error('The site was taken back meanwhile')
  return app.database.inSite(site.id, async (tx) => {
    const content = await contents.of(tx, publicationId)
    const theme = themes.themeOf(site.theme)
    return loadPage(tx, { site, theme, tweaks: {}, content, mode: 'publish' }, question)
  })
}

function presentHtml(rendering: Rendering, data: PageData, status: number) {
  const loader = rendering.storefront.entry('loader')
  const { html, problems } = renderPage(data, {
    stylesheet: siteStyles(data.theme, data.tweaks).path,
    scripts: {
      modules: loader ? [`/assets-sw/${loader.js}`] : [],
      preloads: (loader?.preloads ?? []).map((file) => `/assets-sw/${file}`),
      extra: '',
    },
  })
  for (const problem of problems) {
    rendering.app.log.warn(
      { site: data.site.id, theme: data.theme.id, ...problem },
      'A template has a problem',
    )
  }
  return prepareResponse({
    status,
    body: html,
    contentType: 'text/html; charset=utf-8',
    cacheControl: KEPT,
  })
}
