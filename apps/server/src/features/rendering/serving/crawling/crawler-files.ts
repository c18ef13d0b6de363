/** Files for search engines, found by name. */

import { isSearchable, robotsTxt } from '@sitewright/page'
import { withLocks } from '../../../locks/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { loadSitemap } from '../../asking/load-sitemap.ts'
import { CACHE_CONTROL } from '../answers/cache-control.ts'
import { publishedOf } from '../answers/fetch-page.ts'
import type { MadePage } from '../cache/page-cache.ts'
import { prepareResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'

const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,5}))?\.xml$/

/** Makes the file; undefined where the site has none. */
export type MakeCrawlerFile = (
  rendering: Rendering,
  site: LiveSite,
) => Promise<MadePage | undefined>

/** The function that makes the file of that name; undefined for other paths. */
export function crawlerFileAt(path: string): MakeCrawlerFile | undefined {
  if (path === '/robots.txt') return (_rendering, site) => robots(site)
  const sitemap = SITEMAP.exec(path)
  if (!sitemap) return undefined
  const part = sitemap[1] === undefined ? undefined : Number(sitemap[1])
  return (rendering, site) => sitemapFile(rendering, site, part)
}

async function robots(site: LiveSite): Promise<MadePage> {
  const response = prepareResponse({
    body: robotsTxt(site),
    contentType: 'text/plain; charset=utf-8',
    cacheControl: CACHE_CONTROL.shared,
  })
  return { response, tags: [], isKept: true }
}

/** Sites that should not be found have no sitemap. */
async function sitemapFile(
  rendering: Rendering,
  site: LiveSite,
  part: number | undefined,
): Promise<MadePage | undefined> {
  if (!isSearchable(site) || site.publicationId === undefined) return undefined
  const published = await publishedOf(rendering, site)
  const content = withLocks(published.content, site)
  const { app } = rendering
  const made = await app.database.whileThere(() =>
    app.database.inSite(site.id, (tx) =>
      loadSitemap(tx, { site, content, now: app.clock.now() }, { part }),
    ),
  )
  if (!made) return undefined
  const response = prepareResponse({
    body: made.xml,
    contentType: 'application/xml; charset=utf-8',
    cacheControl: CACHE_CONTROL.shared,
  })
  return { response, tags: made.tags, validUntil: made.validUntil, isKept: true }
}
