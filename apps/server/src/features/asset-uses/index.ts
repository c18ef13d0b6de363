/**
 * Where uploads are shown, and so who may change them. A feature of its own: files know nothing of what shows them.
 */

import type { Feature } from '../../platform/feature.ts'
import { changesOfAssets } from '../files/index.ts'
import { listAssetUses } from './list-asset-uses.ts'
import { unlessShown } from './unless-shown.ts'

export const assetUses: Feature = {
  name: 'asset-uses',
  routes: [listAssetUses, ...changesOfAssets.map(unlessShown)],
}
