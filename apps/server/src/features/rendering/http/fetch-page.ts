import type { SiteTx } from '../../../platform/database.ts'
import { orElse } from '../../../platform/or-else.ts'
import { DEFAULT_STORE_SETTINGS } from '../../commerce/index.ts'
import { withLocks } from '../../locks/index.ts'
import { SEARCH_SETTINGS } from '../../search-index/index.ts'
import { NO_CODE } from '../../site-settings/index.ts'
import type { LiveSite } from '../../sites/index.ts'
import { loadPage, type PageQuestion } from '../page/load-page.ts'
import type { PageData } from '../page/page-data.ts'
import type { Rendering } from '../services.ts'
import type { Published } from './published-content.ts'

/** Longer than this, in milliseconds, nobody waits where an older version is known. */
const PATIENCE_MS = 3_000

/** What a site has published, without a statement where it is known; what it had before where it cannot be read. */
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
  return before ? orElse(read, PATIENCE_MS, () => before) : read
}

/** Everything a published page is made from, in one transaction, when it is the site's turn; undefined as `loadPage` says. */
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

/** The same for the page for addresses that lead nowhere, which there always is. */
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
  // Asked again: a change may have come between finding the site and beginning to make the page, and
  // only changes from now on keep the page out of the cache.
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
    return loadPage(tx, source, { ...question, known: bodies, withCode: site.hasCode })
  }
  return app.database.inSite(site.id, work, question.search && SEARCH_SETTINGS)
}

/** The data of the error page, from what is in memory: the database may be what failed. */
export function errorPage(
  { contents, themes }: Pick<Rendering, 'contents' | 'themes'>,
  site: LiveSite,
): PageData | undefined {
  const { publicationId } = site
  const published =
    publicationId === undefined
      ? undefined
      : (contents.known(site.id, publicationId) ?? contents.lastOf(site.id))
  return (
    published && {
      site,
      theme: themes.known(site.id, published.content.style.theme),
      content: published.content,
      store: DEFAULT_STORE_SETTINGS,
      view: { kind: 'error' },
      documents: new Map(),
      terms: new Map(),
      stores: new Map(),
      queries: new Map(),
      related: new Map(),
      blocks: { assets: new Map(), products: new Map(), pagePaths: new Map() },
      mode: 'publish',
      code: NO_CODE,
      now: 0,
      validUntil: undefined,
    }
  )
}
