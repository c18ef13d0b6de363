import { resolveLink } from '@sitewright/blocks/link'
import { siteLinks } from '@sitewright/page/data/site-links'
import type { App } from '../../../platform/app.ts'
import type { LiveSite } from '../../sites/index.ts'
import { publishedOf } from './answers/fetch-page.ts'
import { renderingOf } from './services.ts'

/** The address behind a link of an owner, as the live site has it; undefined for none, and for a page that is gone. */
export async function addressOnSite(
  app: App,
  site: LiveSite,
  href: string,
): Promise<string | undefined> {
  if (href === '') return undefined
  const isPublished = site.publicationId !== undefined
  const published = isPublished ? await publishedOf(await renderingOf(app), site) : undefined
  const targets = published ? siteLinks(published.content) : { pagePaths: new Map() }
  return resolveLink(href, targets)
}
