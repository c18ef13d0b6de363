/** `/robots.txt`: the addresses that search engines shall not visit. Pure. */

import { FORMATS } from '../formats/registry.ts'
import { siteUrl } from '../head/absolute.ts'
import { type CrawledSite, isSearchable } from './searchable.ts'

/** Closed paths and everything below them, but not pages whose names begin alike. */
const CLOSED = ['account', 'api', 'cart', 'checkout', 'config', 'order', 'search']
/**
 * Formats that may be crawled: feeds are for following a site. Pictures have formats too, so each closed one is
 * named.
 */
const OPEN_FORMATS: ReadonlySet<string> = new Set(['html', 'rss'])

/** Closed parameters: each month of a calendar repeats the events that have their own pages. */
const CLOSED_PARAMETERS = ['month', 'view']

export function robotsTxt(site: CrawledSite): string {
  if (!isSearchable(site) || site.publicationId === undefined) {
    return 'User-agent: *\nDisallow: /\n'
  }
  const closedFormats = Object.keys(FORMATS).filter((name) => !OPEN_FORMATS.has(name))
  const rules = [
    ...CLOSED.flatMap((name) => [`/${name}$`, `/${name}/`, `/${name}?`]),
    ...[
      ...CLOSED_PARAMETERS.map((name) => `${name}=`),
      ...closedFormats.map((name) => `format=${name}`),
    ].flatMap((asked) => [`/*?${asked}`, `/*&${asked}`]),
  ]
  return [
    'User-agent: *',
    ...rules.map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${siteUrl('/sitemap.xml', site.origin)}`,
    '',
  ].join('\n')
}
