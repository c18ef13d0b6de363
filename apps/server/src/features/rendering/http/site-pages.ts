/** The pages of published sites: from memory where possible, made once where not. */

import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { normalizeHost } from '../../../platform/http/identity.ts'
import { findRedirect } from '../../redirects/index.ts'
import type { LiveSite } from '../../sites/index.ts'
import { faviconPath } from '../context/site-pictures.ts'
import { crawlerFile, type MakeCrawlerFile } from '../crawling/crawler-files.ts'
import { FORMATS } from '../formats/registry.ts'
import { findPage } from '../page/find-page.ts'
import { fromStart } from '../page/list-query.ts'
import { tagsOf } from '../page/load-page.ts'
import type { Rendering } from '../services.ts'
import { errorPage, fetchPage, publishedOf } from './fetch-page.ts'
import { createHostSlots } from './host-slots.ts'
import { type PageUrl, pageKey, readPageUrl, withoutTrailingSlash } from './page-url.ts'
import type { PreparedResponse } from './prepared-response.ts'
import { presentPage } from './present-page.ts'
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
      response = await failed(request.headers.host)
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
    const file = staticFile(rendering, site, url) ?? fileByName(site, url.path)
    if (file) return file
    if (site.publicationId === undefined) return plain.unpublished
    slots.remember(header, site)
    return page(site, url)
  }

  /** What browsers and search engines ask for without having read a page. */
  function fileByName(site: LiveSite, path: string): Promise<PreparedResponse> | undefined {
    if (path === '/favicon.ico') return favicon(rendering, site)
    const make = crawlerFile(path)
    return make && forCrawler(site, path, make)
  }

  function forCrawler(site: LiveSite, path: string, make: MakeCrawlerFile) {
    return pages.load(site.id, path, async () => {
      // Asked again: only changes from now on keep the file out of the cache.
      const current = (await rendering.sites.byHost(new URL(site.origin).host)) ?? site
      const made = await make(rendering, current)
      if (made) return made
      const response = current.publicationId ? await notFound(current) : plain.unpublished
      return { response, tags: [], isKept: false }
    })
  }

  async function page(site: LiveSite, url: PageUrl): Promise<PreparedResponse> {
    const { content } = await publishedOf(rendering, site)
    const found = findPage(content, url.path)
    const isList = found?.kind === 'list'
    if (found?.kind === 'moved') return redirect(found.path)
    // Known without a page being made, so that addresses that lead nowhere cost little and fill nothing.
    if (!found) return (await redirected(site, url)) ?? notFound(site)
    const format = FORMATS[url.format]
    if (!format.appliesTo(found) || (isList && !url.list)) return notFound(site)
    // Feeds know no stretches, so that one feed is not kept once for each.
    const wanted = format.extent ? { ...url, list: url.list && fromStart(url.list) } : url
    const key = pageKey(wanted, { isList })
    const response = await pages.load(site.id, key, () => makePage(site, wanted))
    return response.status === 404 ? ((await redirected(site, url)) ?? response) : response
  }

  /** Where what was here is now. Asked only where nothing is, and never kept, so that no list of guesses fills anything. */
  async function redirected(site: LiveSite, { path, query }: PageUrl) {
    if (!site.hasRedirects) return undefined
    const found = await app.database.inSite(site.id, (tx) => findRedirect(tx, path))
    return found && redirect(withQuery(found.target, query), found.status)
  }

  async function makePage(site: LiveSite, { path, list, format }: PageUrl) {
    const { extent = 'stretch' } = FORMATS[format]
    const data = await fetchPage(rendering, site, { path, extent, ...(list && { query: list }) })
    if (data.view.kind === 'notFound') {
      return { response: await notFound(site), tags: [], isKept: false }
    }
    const response = await presentPage(rendering, data, { format, cacheControl: KEPT })
    return { response, tags: tagsOf(data), validUntil: data.validUntil, isKept: true }
  }

  function notFound(site: LiveSite): Promise<PreparedResponse> {
    return pages.load(site.id, NOT_FOUND_KEY, async () => {
      const data = await fetchPage(rendering, site, { path: undefined })
      const response = await presentPage(rendering, data, { status: 404, cacheControl: KEPT })
      return { response, tags: tagsOf(data), isKept: true }
    })
  }

  /** In the theme's look where that can still be had. */
  async function failed(header: string | undefined): Promise<PreparedResponse> {
    try {
      const site = await rendering.sites.byHost(normalizeHost(header))
      const data = site && errorPage(rendering, site)
      if (!data) return plain.unexpected
      return await presentPage(rendering, data, { status: 503, cacheControl: 'no-store' })
    } catch {
      // The first failure is the one that was logged; this page is only a courtesy.
      return plain.unexpected
    }
  }
}

/** What was asked goes along, where the target asks nothing itself. */
function withQuery(target: string, query: string): string {
  if (query === '' || target.includes('?')) return target
  const [path = '', fragment] = target.split('#')
  return `${path}?${safe(`/${query}`).slice(1)}${fragment === undefined ? '' : `#${fragment}`}`
}

/** A redirect never takes control characters along. */
function safe(address: string): string {
  return address.startsWith('/') ? address.replace(/[^\x21-\x7e]/g, '') : '/'
}

async function favicon({ plain }: Rendering, { settings }: LiveSite): Promise<PreparedResponse> {
  const path = faviconPath(settings)
  return path === undefined ? plain.noFavicon : redirect(path, 302)
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
