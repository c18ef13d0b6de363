import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { soldItems } from '../commerce/index.ts'
import { pagesShowing } from '../content/index.ts'
import { namesOfAsset } from '../files/index.ts'
import { itemsShowing } from '../items/index.ts'

/** Everything that shows an upload, in drafts or live. */
export async function usesOf(site: SiteTx, assetId: Id) {
  const names = await namesOfAsset(site, assetId)
  const uses = [await pagesShowing(site, names), await itemsShowing(site, names, soldItems)]
  return uses.flat()
}
