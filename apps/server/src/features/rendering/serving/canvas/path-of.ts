import type { Id } from '@sitewright/core/id'
import { itemPathOn } from '@sitewright/page/address/item-path'
import { type PageRecord, pagePath } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../../../platform/database.ts'
import { findItem } from '../../../items/index.ts'

/** Path of the page, or of the item on it; undefined for one that is gone. */
export async function pathOf(
  tx: SiteTx,
  { itemId }: { readonly itemId?: Id | undefined },
  page: PageRecord,
): Promise<string | undefined> {
  if (itemId === undefined) return pagePath(page)
  const item = await findItem(tx, itemId)
  return item?.collectionId === page.id ? itemPathOn(page, item.urlId) : undefined
}
