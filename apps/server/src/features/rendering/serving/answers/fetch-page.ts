import { bareData, type PageData } from '@sitewright/page/data/page-data'
import type { SiteTx } from '../../../../platform/database.ts'
import { withFallback } from '../../../../platform/limits/with-fallback.ts'
import { withLocks } from '../../../locks/index.ts'
import { SEARCH_SETTINGS } from '../../../search-index/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { loadPage, type PageQuestion } from '../../asking/load-page.ts'
import type { Published } from '../cache/published-content.ts'
import type { Rendering } from '../rendering.ts'

/** Milliseconds after which an older version of the content, if one is known, stands in for the current one. */
const PATIENCE_MS = 3_000

/** A site's published content, without a statement where it is cached; the previous content where it cannot be read. */
export function publishedOf(
  { app, contents, turns }: Pick<Rendering, 'app' | 'contents' | 'turns'>,
  { id, publicationId }: Pick<LiveSite, 'id' | 'publicationId'>,
): Published | Promise<Published> {
  if (publicationId === undefined) throw new Error('A site that is not published has no content')
  const known = contents.known(id, publicationId)
  if (known) return known
  const before = contents.lastOf(id)
  const read = app.database.whileThere(() =>
    turns.run(id, () => app.database.inSite(id, (tx) => contents.of(tx, publicationId))),
  )
  return before ? withFallback(read, PATIENCE_MS, () => before) : read
}

/** Loads all data of a published page in one transaction, when it is the site's turn; undefined where `loadPage` says so. */
export function fetchPage(
  rendering: Rendering,
  before: LiveSite,
  question: Omit<PageQuestion, 'known'>,
): Promise<PageData | undefined> {
  const { app, turns } = rendering
  return app.database.whileThere(() =>
    turns.run(before.id, () => fetchNow(rendering, before, question)),
  )
}

/** The data of the not-found page, which every site has. */
export async function fetchNotFound(rendering: Rendering, site: LiveSite): Promise<PageData> {
  const data = await fetchPage(rendering, site, { path: undefined })
  if (!data) throw new Error('The not-found page needs no address')
  return data
}

async function fetchNow(
  rendering: Rendering,
  before: LiveSite,
  question: Omit<PageQuestion, 'known'>,
): Promise<PageData | undefined> {
  const { app, sites, themes, contents } = rendering
  // The site is looked up again: it may have changed before the page was begun, and only changes
  // from here on keep the page out of the cache.
  const site = (await sites.byHost(new URL(before.origin).host)) ?? before
  const { publicationId } = site
  if (publicationId === undefined) throw new Error('The site was taken back meanwhile')
  const work = async (tx: SiteTx) => {
    const { content: published, bodies } = await contents.of(tx, publicationId)
    const content = withLocks(published, site)
    const theme = await themes.themeOf(site.id, content.style.theme)
    const source = {
      site,
      theme,
      content,
      mode: 'publish' as const,
      now: app.clock.now(),
    }
    // The cart is shown without the owner's own code, since something is typed there.
    const withCode = site.hasCode && question.cart === undefined
    return loadPage(tx, source, { ...question, known: bodies, withCode })
  }
  return app.database.inSite(site.id, work, question.search && SEARCH_SETTINGS)
}

/** The data of the error page, from memory alone, since the database may be what failed. */
export function errorData(
  { contents, themes }: Pick<Rendering, 'contents' | 'themes'>,
  site: LiveSite,
): PageData | undefined {
  const { publicationId } = site
  const published =
    publicationId === undefined
      ? undefined
      : (contents.known(site.id, publicationId) ?? contents.lastOf(site.id))
  if (!published) return undefined
  const { content } = published
  const theme = themes.known(site.id, content.style.theme)
  return bareData({ site, theme, content, mode: 'publish', now: 0 }, { kind: 'error' })
}
