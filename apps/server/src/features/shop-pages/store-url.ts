import { COLLECTION_TYPES } from '@sitewright/core/enumerations'
import { pagePath } from '@sitewright/page/data/site-content'
import { loadPublishedSite } from '../content/index.ts'
import type { ShopRequest } from './shop-request.ts'

/** Address for going on shopping: the first published store, or the home page. */
export async function storeUrl({ site, inSite }: ShopRequest): Promise<string> {
  const { publicationId } = site
  if (publicationId === undefined) return '/'
  const { pages } = await inSite((tx) => loadPublishedSite(tx, publicationId))
  const store = [...pages.values()].find(({ type }) => type === COLLECTION_TYPES.products)
  return store ? pagePath(store) : '/'
}
