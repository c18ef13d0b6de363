import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { soldItems } from '../commerce/index.ts'
import { pagesShowing } from '../content/index.ts'
import { namesOfAsset, namesOfAssets } from '../files/index.ts'
import { itemsShowing } from '../items/index.ts'

/** Everything that shows an upload, in drafts or live. */
export async function usesOf(site: SiteTx, assetId: Id) {
  return showing(site, await namesOfAsset(site, assetId))
}

/** As `usesOf`, for several uploads at once; by as many statements. */
export async function usesOfAny(site: SiteTx, assetIds: readonly Id[]) {
  const names = await namesOfAssets(site, assetIds)
  return names.length === 0 ? [] : showing(site, names)
}

async function showing(site: SiteTx, names: readonly string[]) {
  const uses = [await pagesShowing(site, names), await itemsShowing(site, names, soldItems)]
  return uses.flat()
}
