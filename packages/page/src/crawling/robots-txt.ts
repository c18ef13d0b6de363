/** `/robots.txt`: where search engines have no business. Pure. */

import { FORMATS } from '../formats/registry.ts'
import { siteUrl } from '../head/absolute.ts'
import { type CrawledSite, isSearchable } from './searchable.ts'

/** With all that lies below them, but not pages whose names begin alike. */
const CLOSED = ['account', 'api', 'cart', 'checkout', 'config', 'order', 'search']
/** Feeds are for following a site. Pictures have formats too, so each that is closed is named. */
const OPEN_FORMATS: ReadonlySet<string> = new Set(['html', 'rss'])

/** Each month of a calendar shows again what its events say themselves. */
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
