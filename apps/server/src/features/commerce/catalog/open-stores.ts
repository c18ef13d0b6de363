/** Access of one visitor to store pages, which may be switched off or behind a password. */

import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { isOpen, WHOLE_SITE } from '../../locks/index.ts'
import { siteDirectory } from '../../sites/index.ts'
import type { ShopVisit } from '../cart/cart-token.ts'
import { livePages } from './store-pages.ts'

/** Gives a function that says whether a store's products are for sale to this visitor. One statement at most. */
export async function openStores(
  { app, siteId, cookies }: Pick<ShopVisit, 'app' | 'siteId' | 'cookies'>,
  site: SiteTx,
): Promise<(collectionId: Id) => boolean> {
  const live = await siteDirectory(app).byId(siteId)
  if (!live) return () => false
  const pages = live.publicationId && (await livePages(site, live.publicationId))
  const isUnlocked = (target: string) => isOpen(app, live, { target, cookies })
  return (collectionId) => {
    const page = pages ? pages.get(collectionId) : undefined
    // A store that the publication does not have is a draft or in the trash: none of its products has a page.
    if (pages && !page?.isEnabled) return false
    if (!isUnlocked(WHOLE_SITE)) return false
    // A page's own password stands before that of the folder that it is in.
    const lock = [collectionId, page?.parentId].find((id) => id !== undefined && id in live.locks)
    return lock === undefined || isUnlocked(lock)
  }
}
