/** The pages of published sites: from memory where possible, made once where not. */

import type { IncomingMessage } from 'node:http'
import { Problem } from '@sitewright/core/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { troubleOf } from '../../../platform/database-trouble.ts'
import { heldCookies } from '../../../platform/http/cookies.ts'
import { envelope } from '../../../platform/http/errors.ts'
import { normalizeHost } from '../../../platform/http/identity.ts'
import { createSparingLog } from '../../../platform/sparing-log.ts'
import { isOpen, withLocks } from '../../locks/index.ts'
import { readSearchQuestion, SEARCH_PATH } from '../../search/index.ts'
import type { LiveSite } from '../../sites/index.ts'
import { lockScreen } from '../closed/closed-page.ts'
import { isForAnyone } from '../closed/closed-sites.ts'
import { fail as failClosed } from '../closed/errors.ts'
import { faviconPath } from '../context/site-pictures.ts'
import { crawlerFile, type MakeCrawlerFile } from '../crawling/crawler-files.ts'
import { FORMATS } from '../formats/registry.ts'
import { UNLISTED } from '../formats/unlisted.ts'
import { type FoundPage, findPage } from '../page/find-page.ts'
import { fromStart } from '../page/list-query.ts'
import { tagsOf } from '../page/load-page.ts'
import { pageOf } from '../page/page-data.ts'
import type { Rendering } from '../services.ts'
import { answerRemote } from '../workshop/answer-remote.ts'
import { errorPage, fetchNotFound, fetchPage, publishedOf } from './fetch-page.ts'
import { findMoved } from './find-moved.ts'
import { createHostSlots } from './host-slots.ts'
import type { MadePage } from './page-cache.ts'
import { type PageUrl, pageKey, readPageUrl, withoutTrailingSlash } from './page-url.ts'
import { type PreparedResponse, prepareResponse, withHeaders } from './prepared-response.ts'
import { presentPage } from './present-page.ts'
import { redirect } from './redirect.ts'
import { isLookPath, lookFile, siteLook } from './site-look.ts'
import { sendDirectly } from './static-files.ts'

const KEPT = 'public, max-age=0, must-revalidate'
const PRIVATE = 'private, no-store'
/** Kept by the browser it was made for, which asks again each time. */
const NOT_SHARED = 'private, no-cache'
/** Search results are none. */
const FEEDS: ReadonlySet<PageUrl['format']> = new Set(['ical', 'rss'])
/** One page for all addresses that lead nowhere; no address has this form. */
const NOT_FOUND_KEY = ' not-found'
const ERROR_KEY = ' error'
const RETRY_SOON = { 'retry-after': '2' }

export interface SitePages {
  /** A page that is finished and in memory. */
  find(request: IncomingMessage): PreparedResponse | undefined
  /** Any page, found or made. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** What whoever asks too often gets in place of a page. */
  answerTooMany(error: Error, request: FastifyRequest, reply: FastifyReply): Promise<void>
}

export function sitePages(rendering: Rendering): SitePages {
  const { app, pages, plain } = rendering
  const slots = createHostSlots(rendering)
  const failures = createSparingLog(app.log)
  return { find, answer, answerTooMany }

  function find({ method, url = '', headers }: IncomingMessage): PreparedResponse | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const siteId = slots.siteIdOf(headers.host)
    return siteId === undefined ? undefined : pages.get(siteId, url)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    let response: PreparedResponse | undefined
    try {
      response = find(request.raw) ?? (await respond(request))
    } catch (error) {
      tellFailure(error)
      response = await failed(request.headers.host)
    }
    sendDirectly(request, reply, response)
  }

  async function answerTooMany(error: Error, request: FastifyRequest, reply: FastifyReply) {
    if ((error as { statusCode?: number }).statusCode !== 429) throw error
    sendDirectly(request, reply, plain.tooMany)
  }

  async function respond(request: FastifyRequest): Promise<PreparedResponse> {
    const address = request.raw.url ?? '/'
    const url = readPageUrl(address)
    const host = normalizeHost(request.headers.host)
    const site = await rendering.sites.byHost(host)
    if (!site) return plain.unknownHost
    if (new URL(site.origin).host !== host) return redirect(site.origin + safe(address))
    if (!url) {
      const shorter = withoutTrailingSlash(address)
      return shorter === undefined ? plain.malformed : redirect(shorter)
    }
    const file = await fileOf(site, url)
    if (file) return file
    // Nobody has asked here for a password, and a page, even that of what is not there, is the site's.
    if (site.status !== 'public' && isForAnyone(url.path)) return plain.noFile
    return publishedPage(site, url, request)
  }

  function publishedPage(site: LiveSite, url: PageUrl, request: FastifyRequest) {
    const { workshop } = rendering
    if (workshop?.remote) return answerRemote(rendering, workshop, request.raw.url ?? '/')
    if (site.publicationId === undefined) return plain.unpublished
    slots.remember(request.headers.host, site)
    return url.path === SEARCH_PATH ? search(site, url) : page(site, url, request)
  }

  async function fileOf(site: LiveSite, url: PageUrl): Promise<PreparedResponse | undefined> {
    if (isLookPath(url.path)) return lookFile(rendering, await siteLook(rendering, site), url)
    return fileByName(site, url.path)
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

  async function page(
    site: LiveSite,
    url: PageUrl,
    request: FastifyRequest,
  ): Promise<PreparedResponse> {
    const published = await publishedOf(rendering, site)
    const content = withLocks(published.content, site)
    const found = findPage(content, url.path)
    if (found?.kind === 'moved') return redirect(withQuery(found.path, url.query))
    // Known without a page being made, so that addresses that lead nowhere cost little and fill nothing.
    if (!found) return (await redirected(site, url)) ?? notFound(site)
    return foundPage(site, found, { url, request })
  }

  async function foundPage(
    site: LiveSite,
    found: Exclude<FoundPage, { kind: 'moved' }>,
    { url, request }: { url: PageUrl; request: FastifyRequest },
  ): Promise<PreparedResponse> {
    const isList = found.kind === 'list'
    const format = FORMATS[url.format]
    if (!format.appliesTo(found) || (isList && !url.list)) return notFound(site)
    // Feeds know no stretches, so that one feed is not kept once for each.
    const wanted = format.extent ? { ...url, list: url.list && fromStart(url.list) } : url
    if (isForSome(site, found)) return forSome(site, found, { request, url: wanted })
    const key = pageKey(wanted, { isList })
    const response = await pages.load(site.id, key, () => makePage(site, wanted))
    // Only items come and go: lists are where they are.
    return response.status === 404 && !isList
      ? ((await redirected(site, url)) ?? response)
      : response
  }

  /** Where what was here is now. Asked only where nothing is, and never kept, so that no list of guesses fills anything. */
  async function redirected(site: LiveSite, { path, query }: PageUrl) {
    const content = withLocks((await publishedOf(rendering, site)).content, site)
    if (!site.hasRedirects && content.formerHomes.length === 0) return undefined
    const now = new Date(app.clock.now())
    const found = await app.database.whileThere(() =>
      app.database.inSite(site.id, (tx) =>
        findMoved(tx, content, { path, now, hasRedirects: site.hasRedirects }),
      ),
    )
    return found && redirect(withQuery(found.target, query), found.status)
  }

  /** The page for those who may see it; for the others a lock, whether or not there is anything behind it. */
  function forSome(
    site: LiveSite,
    found: Exclude<FoundPage, { kind: 'moved' }>,
    { request, url }: { request: FastifyRequest; url: PageUrl },
  ): Promise<PreparedResponse> {
    const lock = lockOf(found)
    const isLocked = lock !== undefined && !opens(request, site, lock)
    return isLocked ? lockedPage(site, url, request) : makeForSome(site, url)
  }

  function opens(request: FastifyRequest, site: LiveSite, target: string): boolean {
    return isOpen(app, site, { target, cookies: heldCookies(request, app.config.isHttps) })
  }

  /** In place of a page, whether or not there is one below it, and of any other form of it. */
  async function lockedPage(
    site: LiveSite,
    { format }: PageUrl,
    { raw: { url: next = '/' } }: FastifyRequest,
  ): Promise<PreparedResponse> {
    if (format !== 'html') return lockedAnswer()
    const { status, html, headers } = await lockScreen(rendering, site, {
      isWholeSite: false,
      next,
    })
    const {
      'content-type': contentType = '',
      'cache-control': cacheControl = '',
      ...rest
    } = headers
    return prepareResponse({ status, body: html, contentType, cacheControl, headers: rest })
  }

  /** For those who were let in: made each time, and kept by nobody. */
  async function makeForSome(site: LiveSite, { path, list, format }: PageUrl) {
    const { extent = 'stretch' } = FORMATS[format]
    const data = await fetchPage(rendering, site, { path, extent, ...(list && { query: list }) })
    if (!data || data.view.kind === 'notFound') return notFound(site)
    return (await presentPage(rendering, data, { format, cacheControl: PRIVATE })).response
  }

  async function makePage(site: LiveSite, { path, list, format }: PageUrl) {
    const { extent = 'stretch' } = FORMATS[format]
    const data = await fetchPage(rendering, site, { path, extent, ...(list && { query: list }) })
    if (!data || data.view.kind === 'notFound') {
      return { response: await notFound(site), tags: [], isKept: false }
    }
    // A password may have come between finding the page and making it.
    const isKept = data.site.status === 'public' && pageOf(data.view)?.lockedBy === undefined
    const cacheControl = isKept ? KEPT : PRIVATE
    const presented = await presentPage(rendering, data, { format, cacheControl })
    return { ...presented, tags: tagsOf(data), isKept }
  }

  /** Made for whoever asks, and not kept: there are more questions than memory. */
  async function search(site: LiveSite, { query, format }: PageUrl): Promise<PreparedResponse> {
    if (FEEDS.has(format)) return notFound(site)
    const question = readSearchQuestion(new URLSearchParams(query))
    const data = await fetchPage(rendering, site, { path: undefined, search: question })
    if (!data) return notFound(site)
    const cacheControl = data.site.status === 'public' ? NOT_SHARED : PRIVATE
    return (await presentPage(rendering, data, { format, cacheControl })).response
  }

  async function notFound(site: LiveSite): Promise<PreparedResponse> {
    if (site.status !== 'public') {
      const data = await fetchNotFound(rendering, site)
      return (await presentPage(rendering, data, { status: 404, cacheControl: PRIVATE })).response
    }
    return pages.load(site.id, NOT_FOUND_KEY, async () => {
      const data = await fetchNotFound(rendering, site)
      const presented = await presentPage(rendering, data, { status: 404, cacheControl: KEPT })
      return { ...presented, tags: tagsOf(data), isKept: true }
    })
  }

  function tellFailure(error: unknown): void {
    // Foreseen, and it comes in crowds.
    if (error instanceof Problem || troubleOf(error)) {
      failures.warn({ err: error }, 'A page could not be made now')
    } else app.log.error({ err: error }, 'A page could not be made')
  }

  /** In the theme's look where that can still be had; made once, because it is asked for in crowds. */
  async function failed(header: string | undefined): Promise<PreparedResponse> {
    try {
      const site = await rendering.sites.byHost(normalizeHost(header))
      if (!site || !errorPage(rendering, site)) return plain.unexpected
      return await pages.load(site.id, ERROR_KEY, () => makeErrorPage(site))
    } catch {
      // The first failure is the one that was logged; this page is only a courtesy.
      return plain.unexpected
    }
  }

  async function makeErrorPage(site: LiveSite): Promise<MadePage> {
    const data = errorPage(rendering, site)
    if (!data) return { response: plain.unexpected, tags: [], isKept: false }
    const { response } = await presentPage(rendering, data, {
      status: 503,
      cacheControl: 'no-store',
    })
    return { response: withHeaders(response, RETRY_SOON), tags: [], isKept: true }
  }
}

function lockOf(found: FoundPage): string | undefined {
  return 'page' in found ? found.page.lockedBy : undefined
}

function isForSome({ status }: LiveSite, found: FoundPage): boolean {
  return status !== 'public' || lockOf(found) !== undefined
}

/** The envelope that calls answer with, for whoever wants data and not a page. */
function lockedAnswer(): PreparedResponse {
  return prepareResponse({
    status: 401,
    body: JSON.stringify(envelope(failClosed('locked'))),
    contentType: 'application/json; charset=utf-8',
    cacheControl: PRIVATE,
    headers: UNLISTED,
  })
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
