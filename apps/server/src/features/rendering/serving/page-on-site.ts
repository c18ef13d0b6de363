import type { Id } from '@sitewright/core/id'
import type { PageRecord } from '@sitewright/page/data/site-content'
import type { App } from '../../../platform/app.ts'
import { withLocks } from '../../locks/index.ts'
import type { LiveSite } from '../../sites/index.ts'
import { publishedOf } from './answers/fetch-page.ts'
import { renderingOf } from './services.ts'

/** A page of the live site, with the lock that it is behind; undefined for one that visitors do not see. */
export async function pageOnSite(
  app: App,
  site: LiveSite,
  pageId: Id,
): Promise<PageRecord | undefined> {
  if (site.publicationId === undefined) return undefined
  const { content } = await publishedOf(await renderingOf(app), site)
  return withLocks(content, site).pages.get(pageId)
}
