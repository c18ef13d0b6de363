/** Where uploads are shown. A feature of its own: files know nothing of what shows them. */

import type { Feature } from '../../platform/feature.ts'
import { listAssetUses } from './list-asset-uses.ts'

export const assetUses: Feature = { name: 'asset-uses', routes: [listAssetUses] }
