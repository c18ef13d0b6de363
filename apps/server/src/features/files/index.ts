import type { ImageAsset } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import type { Feature } from '../../platform/feature.ts'
import { findAssets } from './asset-table.ts'
import { listAssets } from './list-assets.ts'
import { migrations } from './migrations.ts'
import { asImageAsset } from './present-asset.ts'
import { serveImages } from './serve-images.ts'
import { updateAsset } from './update-asset.ts'
import { uploadAsset } from './upload-asset.ts'

export type { PreparedImage } from './image-work.ts'
export { type ImageFile, keepImage, storeImage } from './store-image.ts'

export const files: Feature = {
  name: 'files',
  routes: [listAssets, updateAsset, uploadAsset],
  pages: serveImages,
  migrations,
}

/** Pictures as templates know them; what is gone is simply absent. One statement. */
export async function assetsById(site: SiteTx, ids: readonly Id[]): Promise<Map<Id, ImageAsset>> {
  const rows = await findAssets(site, ids)
  return new Map(rows.map((row) => [row.id, asImageAsset(row)]))
}
