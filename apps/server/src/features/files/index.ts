import type { ImageAsset } from '@sitewright/blocks/registry'
import { isBlank } from '@sitewright/core/blank'
import type { Id } from '@sitewright/core/id'
import { sentBytes, type UploadFacts } from '@sitewright/core/publishing/page-checks'
import type { SiteTx } from '../../platform/database.ts'
import type { Given, StatementPart } from '../../platform/db/statement-part.ts'
import type { Feature } from '../../platform/feature.ts'
import { type AssetRow, askAssetRows, findAssets, isImage } from './asset-table.ts'
import { clearFiles } from './clear-files.ts'
import { clearPrivateFiles } from './clear-private-files.ts'
import { editAsset } from './edit-asset.ts'
import { fail } from './errors.ts'
import { createFileFolder } from './folders/create-file-folder.ts'
import { listFileFolders } from './folders/list-file-folders.ts'
import { moveAssets } from './folders/move-assets.ts'
import { removeFileFolder } from './folders/remove-file-folder.ts'
import { updateFileFolder } from './folders/update-file-folder.ts'
import { getFilesUsage } from './get-files-usage.ts'
import { listAssets } from './list-assets.ts'
import { migrations } from './migrations.ts'
import { namedFiles } from './named-files.ts'
import { asImageAsset, assetPath } from './present-asset.ts'
import { removeAsset } from './remove-asset.ts'
import { replaceAsset } from './replace-asset.ts'
import { serveAssets } from './serve-assets.ts'
import { updateAsset } from './update-asset.ts'
import { uploadAsset } from './upload-asset.ts'

export { askLinkableFiles } from './ask-linkable-files.ts'
export { usageOf } from './asset-table.ts'
export { withOpenFiles, withoutOpenFiles } from './open-to-canvas.ts'
export { pictureColors, SAMPLES } from './picture-colors.ts'
export {
  findPrivateFile,
  keepPrivateFile,
  type PrivateFile,
  removePrivateFile,
  sendPrivateFile,
  takePrivateFile,
} from './private-files.ts'
export { removeAssets } from './remove-assets.ts'
export { keepImage, type PreparedImage, storeImage, storePicture } from './store-asset.ts'
export { checkedName } from './take-in.ts'
export { trashedFiles } from './trashed-files.ts'

export const files: Feature = {
  name: 'files',
  routes: [
    getFilesUsage,
    listAssets,
    uploadAsset,
    listFileFolders,
    createFileFolder,
    updateFileFolder,
    removeFileFolder,
    moveAssets,
  ],
  jobs: [clearFiles, clearPrivateFiles],
  pages: serveAssets,
  namedFiles,
  migrations,
}

/** Calls that change an upload; `asset-uses` adds the check of who may change one that is shown. */
export const changesOfAssets = [editAsset, removeAsset, replaceAsset, updateAsset] as const

/** Uploads as templates know them; missing ones are left out. One statement. */
export async function assetsById(site: SiteTx, ids: readonly Id[]): Promise<Map<Id, ImageAsset>> {
  const rows = await findAssets(site, ids)
  return new Map(rows.map((row) => [row.id, asImageAsset(row)]))
}

/** Uploads as the checks before publishing look at them, without missing ones: part of a statement. */
export function askUploadFacts(
  site: SiteTx,
  ids: readonly Id[],
): StatementPart<ReadonlyMap<Id, UploadFacts>> {
  const { query, read } = askAssetRows(site, [...ids])
  return { query, read: (value) => new Map(read(value).map((row) => [row.id, factsOf(row)])) }
}

function factsOf(row: AssetRow): UploadFacts {
  return {
    filename: row.filename,
    isDescribed: row.is_decorative || !isBlank(row.alt_text),
    bytes: sentBytes({
      bytes: row.bytes,
      width: row.width,
      isScaled: row.format !== 'svg' && !row.is_animated,
    }),
  }
}

/** SQL of uploads as templates know them, to be part of another statement. */
export function askAssets(
  site: SiteTx,
  ids: Given<readonly Id[]>,
): StatementPart<ReadonlyMap<Id, ImageAsset>> {
  const { query, read } = askAssetRows(site, ids)
  return { query, read: (value) => new Map(read(value).map((row) => [row.id, asImageAsset(row)])) }
}

/** Names of an upload in pages: its id, or the address of a file. Throws for one that is not the site's. */
export async function namesOfAsset(site: SiteTx, id: Id): Promise<readonly string[]> {
  const names = await namesOfAssets(site, [id])
  if (names.length === 0) throw fail('assetMissing')
  return names
}

/** Names of several uploads in pages; none for those that are not the site's. One statement. */
export async function namesOfAssets(site: SiteTx, ids: readonly Id[]): Promise<readonly string[]> {
  const rows = await findAssets(site, ids)
  return rows.flatMap((row) => (isImage(row) ? [row.id] : [row.id, assetPath(row)]))
}
