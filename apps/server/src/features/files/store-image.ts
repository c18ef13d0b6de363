import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { type AssetRow, insertAsset, type NewAsset } from './asset-table.ts'
import { notAnImage } from './errors.ts'
import { prepareImage } from './image-work.ts'

export interface ImageFile {
  readonly bytes: Uint8Array
  readonly filename: string
  readonly altText: string
}

/** Checks and keeps a picture. Decoding takes a while: prepare many pictures before the transaction. */
export async function storeImage(site: SiteTx, app: App, file: ImageFile): Promise<Id> {
  const image = await prepareImage(file.bytes)
  if (!image) throw notAnImage(file.filename)
  const { id } = await keepImage(site, app, { ...file, image })
  return id
}

/** Keeps a picture that was prepared before. */
export async function keepImage(site: SiteTx, app: App, asset: NewAsset): Promise<AssetRow> {
  const row = await insertAsset(site, asset)
  // Before the row can be seen: it must never name a file that is not there.
  await app.files.put(site.id, originalKey(row.id), asset.image.bytes)
  return row
}

export function originalKey(assetId: Id): string {
  return `images/${assetId}/original`
}
