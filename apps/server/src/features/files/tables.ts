import type { FileKind } from '@sitewright/core/files/file-types'
import type { Id } from '@sitewright/core/id'
import type { Generated, JSONColumnType } from 'kysely'
import type { PictureColors } from './picture-colors.ts'
import type { StoredFormat } from './stored-format.ts'

/** An uploaded picture or file. The bytes of one version never change; they lie in the site's files. */
export interface AssetTable {
  website_id: Id
  id: Id
  kind: Generated<FileKind>
  /** What the owner calls it; a label only. */
  filename: string
  alt_text: string
  /** Pictures only, like all that follows about them. */
  width: number | null
  height: number | null
  bytes: number
  format: StoredFormat
  has_alpha: boolean
  is_animated: boolean
  /** What stays in view when the picture is cropped; from 0 to 1. */
  focal_x: Generated<number>
  focal_y: Generated<number>
  /** Null for pictures that were uploaded before colours were kept, and for drawings. */
  colors: JSONColumnType<PictureColors> | null
  /** Raised when other bytes take the place of these. */
  version: Generated<number>
  /** Files that are no pictures: the name in their address, `/s/<path_name>`. */
  path_name: string | null
  created_at: Generated<Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    asset: AssetTable
  }
}
