/**
 * Places where uploads are shown, and so who may change them. A feature of its own, since files know nothing of their uses.
 */

import type { Feature } from '../../platform/feature.ts'
import { changesOfAssets, removeAssets } from '../files/index.ts'
import { listAssetUses } from './list-asset-uses.ts'
import { listAssetsUses } from './list-assets-uses.ts'
import { unlessAnyShown, unlessShown } from './unless-shown.ts'

export { requireMayChange } from './unless-shown.ts'

export const assetUses: Feature = {
  name: 'asset-uses',
  routes: [
    listAssetUses,
    listAssetsUses,
    ...changesOfAssets.map(unlessShown),
    unlessAnyShown(removeAssets),
  ],
}
