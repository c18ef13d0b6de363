import type { SiteTx } from '../../../platform/database.ts'
import { itemPath as productPath, surveyStores } from '../../commerce/index.ts'
import { type PageRecord, pagePath, type SiteContent } from '../../content/index.ts'
import { itemPath, visibleItemByUrlId } from '../../items/index.ts'

interface OldAddress {
  /** Decoded, where nothing is now. */
  readonly path: string
  readonly now: Date
}

/**
 * Where an item is that stood right below the site while its collection was the home page. One statement for each page
 * that has been one, of which few are remembered.
 */
export async function movedFromHome(
  site: SiteTx,
  content: Pick<SiteContent, 'formerHomes' | 'pages'>,
  address: OldAddress,
): Promise<{ target: string; status: 301 } | undefined> {
  for (const id of content.formerHomes) {
    const page = content.pages.get(id)
    // Whether there is anything behind a password is nobody's business.
    if (!page?.settings.isEnabled || page.lockedBy !== undefined) continue
    const target = await addressOn(site, page, address)
    if (target !== undefined) return { target, status: 301 }
  }
  return undefined
}

async function addressOn(
  site: SiteTx,
  page: PageRecord,
  { path, now }: OldAddress,
): Promise<string | undefined> {
  const [collectionId, base, below] = [page.id, pagePath(page), path.slice(1)]
  if (page.kind !== 'products') {
    const item = await visibleItemByUrlId(site, { collectionId, now }, below)
    return item && itemPath(base, item.urlId)
  }
  const [, urlId] = /^p\/([^/]+)$/.exec(below) ?? []
  if (urlId === undefined) return undefined
  const order = page.settings.productOrder
  const place = { collectionId, order, now: now.getTime(), urlId }
  const found = await surveyStores(site, { stretches: [], place, facts: [], now })
  return found.place && productPath(base, urlId)
}
