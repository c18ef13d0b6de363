/** Pages, lists, items and indexes: from the cache for everyone, made each time for visitors who were let in. */

import { standsInFor } from '@sitewright/core/content/special-pages'
import { FORMATS } from '@sitewright/page'
import type { FoundPage } from '@sitewright/page/address/find-page'
import { isWorthKeeping } from '@sitewright/page/address/is-worth-keeping'
import { listOnPage } from '@sitewright/page/address/list-on-page'
import { fromStart } from '@sitewright/page/address/list-query'
import { type PageUrl, pageKey } from '@sitewright/page/address/page-url'
import { type PageData, pageOf } from '@sitewright/page/data/page-data'
import { cdnHeaders } from '../../../../platform/cdn/cdn-tags.ts'
import { heldCookies } from '../../../../platform/http/cookies.ts'
import { isOpen } from '../../../locks/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { cacheTags } from '../cache/cache-tags.ts'
import type { MadePage } from '../cache/page-cache.ts'
import { withHeaders } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { fetchPage } from './fetch-page.ts'
import { lockedAnswer } from './locked-answer.ts'
import { notFound } from './not-found.ts'
import { presentPage } from './present-page.ts'
import type { Answer, Place } from './site-request.ts'

type PageFound = Exclude<FoundPage, { kind: 'moved' }>

/** Not found: a page that does not exist in the format asked for, or a query that no list answers. */
export const otherForm: Answer = async ({ rendering, site, url, place }) => {
  const found = pageFound(await place())
  if (!found) return undefined
  const isPossible =
    FORMATS[url.format].appliesTo(found) && (found.kind !== 'list' || url.list !== undefined)
  return isPossible ? undefined : notFound(rendering, site)
}

/** The lock screen of a page that has a password, whether or not there is anything behind it. */
export const lockedPage: Answer = async (asked) => {
  const { rendering, request, site, place } = asked
  const target = pageFound(await place())?.page.lockedBy
  if (target === undefined) return undefined
  const { app } = rendering
  const cookies = heldCookies(request, app.config.isHttps)
  return isOpen(app, site, { target, cookies }) ? undefined : lockedAnswer(asked)
}

/** A page for visitors who were let in: made each time and never cached. */
export const pageForSome: Answer = async ({ rendering, site, url, place }) => {
  const found = pageFound(await place())
  const isForSome = site.status !== 'public' || found?.page.lockedBy !== undefined
  if (!found || !isForSome) return undefined
  const { format } = url
  const data = await dataAt(rendering, site, asShown(url, found))
  if (!data) return notFound(rendering, site)
  const cacheControl = CACHE_CONTROL.nobody
  return (await presentPage(rendering, data, { format, cacheControl })).response
}

/** A page for everyone, from the cache. A missing one is left to the redirects. */
export const keptPage: Answer = async ({ rendering, site, url, place }) => {
  const found = pageFound(await place())
  // Known without making a page, so that addresses that lead nowhere cost little and fill no cache.
  if (!found) return undefined
  const wanted = asShown(url, found)
  const key = pageKey(wanted, { isList: found.kind === 'list' })
  const make = () => makeKeptPage(rendering, site, wanted)
  const response = await rendering.pages.load(site.id, key, make)
  return response.status === 404 ? undefined : response
}

async function makeKeptPage(rendering: Rendering, site: LiveSite, url: PageUrl): Promise<MadePage> {
  const { format } = url
  const data = await dataAt(rendering, site, url)
  if (!data) return { response: await notFound(rendering, site), tags: [], isKept: false }
  // The page may have got a password while it was made.
  const isPublic = data.site.status === 'public' && pageOf(data.view)?.lockedBy === undefined
  const isKept = isPublic && isWorthKeeping(data.view)
  const cacheControl = isPublic ? CACHE_CONTROL.shared : CACHE_CONTROL.nobody
  const presented = await presentPage(rendering, data, { format, cacheControl })
  const tags = cacheTags(data)
  // Time alone makes such a page outdated, and no purge would tell a CDN of that.
  const isTimeless = presented.validUntil === undefined
  const isForCdn = rendering.app.config.cdn !== undefined && isKept && isTimeless
  const headers = isForCdn ? cdnHeaders(site.id, tags) : undefined
  const response = headers ? withHeaders(presented.response, headers) : presented.response
  return { ...presented, response, tags, isKept }
}

/** The page for addresses where there is nothing has none itself: at its own it is the answer to a wrong one. */
function pageFound({ found }: Place): PageFound | undefined {
  return found === undefined || found.kind === 'moved' || standsInFor(found.page, 'notFound')
    ? undefined
    : found
}

/**
 * The address without what makes no difference, so that one page is not cached several times: feeds are whole whatever part
 * of the list is asked for, and a list has only the filters that its page offers.
 */
function asShown(url: PageUrl, { page }: PageFound): PageUrl {
  if (!url.list) return url
  const isFeed = FORMATS[url.format].extent !== undefined
  return { ...url, list: isFeed ? fromStart(url.list) : listOnPage(url.list, page) }
}

/** The data of a page; undefined where there is nothing at the address any more. */
async function dataAt(
  rendering: Rendering,
  site: LiveSite,
  { path, list, format }: PageUrl,
): Promise<PageData | undefined> {
  const { extent = 'stretch' } = FORMATS[format]
  const data = await fetchPage(rendering, site, { path, extent, ...(list && { query: list }) })
  return data?.view.kind === 'notFound' ? undefined : data
}
