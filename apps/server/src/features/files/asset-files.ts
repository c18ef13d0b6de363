/** Paths of uploads among the site's files. */

import type { Id } from '@sitewright/core/id'
import type { Selectable } from 'kysely'
import type { AssetTable } from './tables.ts'

type Stored = Pick<Selectable<AssetTable>, 'id' | 'kind' | 'version'>

/** Folder of a picture or of another file. */
export function folderOf({ id, kind }: Omit<Stored, 'version'>): string {
  return `${kind === 'image' ? 'images' : 'files'}/${id}`
}

/** Name of a version's files in that folder; before files could be replaced, pictures had no versions. */
export function versionName(version: number): string {
  return `v${version}`
}

/** Folder of one version of a picture, with its smaller variants. */
export function imageFolder(asset: Stored): string {
  const folder = folderOf(asset)
  return asset.version === 1 ? folder : `${folder}/${versionName(asset.version)}`
}

export function originalKey(asset: Stored): string {
  if (asset.kind === 'image') return `${imageFolder(asset)}/original`
  return `${folderOf(asset)}/${versionName(asset.version)}`
}

export const KINDS_OF_FOLDER = ['image', 'document'] as const

/** Both folders in which an asset may have files, whatever its kind. */
export function foldersOf(id: Id): string[] {
  return KINDS_OF_FOLDER.map((kind) => folderOf({ id, kind }))
}
