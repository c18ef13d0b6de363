import type { PageUrl } from '@sitewright/page/address/page-url'
import { readSearchQuestion, SEARCH_PATH } from '@sitewright/page/address/search-question'
import { CACHE_CONTROL } from './cache-control.ts'
import { fetchPage } from './fetch-page.ts'
import { notFound } from './not-found.ts'
import { presentPage } from './present-page.ts'
import type { Answer } from './site-request.ts'

/** Formats that search results do not have. */
const FEEDS: ReadonlySet<PageUrl['format']> = new Set(['ical', 'rss'])

/** Search results are made for each request and not cached: there are more questions than memory. */
export const searchPage: Answer = async ({ rendering, site, url: { path, query, format } }) => {
  if (path !== SEARCH_PATH) return undefined
  if (FEEDS.has(format)) return notFound(rendering, site)
  const question = readSearchQuestion(new URLSearchParams(query))
  const data = await fetchPage(rendering, site, { path: undefined, search: question })
  if (!data) return notFound(rendering, site)
  const cacheControl =
    data.site.status === 'public' ? CACHE_CONTROL.ownBrowser : CACHE_CONTROL.nobody
  return (await presentPage(rendering, data, { format, cacheControl })).response
}
