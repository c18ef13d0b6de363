import type { Item } from '@sitewright/api/items/shapes'
import type { Id } from '@sitewright/core/id'
import type { PageRecord } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../platform/database.ts'
import type { OwnerRequest } from '../../platform/http/route.ts'
import { assetsById } from '../files/index.ts'
import { fail } from './errors.ts'
import { ownerItem } from './owner-items.ts'
import { presentOwnerItem } from './present-owner-item.ts'

/** An item, as the person who asks may see and change it; refused where it is gone. */
export async function itemForOwner(
  site: SiteTx,
  { app, role, site: { id: siteId, origin } }: OwnerRequest,
  { itemId, page }: { itemId: Id; page: PageRecord },
): Promise<Item> {
  const item = await ownerItem(site, itemId)
  if (!item) throw fail('itemMissing')
  const pictures = await assetsById(site, item.imageId === null ? [] : [item.imageId])
  return presentOwnerItem(item, { siteId, origin, pictures, now: app.clock.now(), page, role })
}
