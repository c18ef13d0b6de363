/**
 * Places where uploads are shown, and so who may change them. A feature of its own, since files know nothing of their uses.
 */

import type { Feature } from '../../platform/feature.ts'
import { changesOfAssets } from '../files/index.ts'
import { listAssetUses } from './list-asset-uses.ts'
import { unlessShown } from './unless-shown.ts'

export { requireMayChange } from './unless-shown.ts'

export const assetUses: Feature = {
  name: 'asset-uses',
  routes: [listAssetUses, ...changesOfAssets.map(unlessShown)],
}
