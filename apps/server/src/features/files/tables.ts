import type { FileExtension, FileKind } from '@sitewright/core/files/file-types'
import type { PictureEdit } from '@sitewright/core/files/picture-edit'
import type { Id } from '@sitewright/core/id'
import type { Generated, JSONColumnType } from 'kysely'
import type { PictureColors } from './picture-colors.ts'
import type { StoredFormat } from './stored-format.ts'

/** A picture as it was uploaded. */
export interface UneditedPicture {
  /** Version of the bytes. */
  readonly version: number
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
  readonly colors: PictureColors | null
}

/** An uploaded picture or file. The bytes of one version never change; they are stored in the site's files. */
export interface AssetTable {
  website_id: Id
  id: Id
  kind: Generated<FileKind>
  /** Name that the owner gave it; a label only. */
  filename: string
  alt_text: string
  /** True for a picture that is passed by for those who do not see it; it has no alternative text then. */
  is_decorative: Generated<boolean>
  /** Columns of pictures only begin here. */
  width: number | null
  height: number | null
  bytes: number
  format: StoredFormat
  has_alpha: boolean
  is_animated: boolean
  /** Focal point, from 0 to 1: stays in view when the picture is cropped. */
  focal_x: Generated<number>
  focal_y: Generated<number>
  /** Null for pictures that were uploaded before colours were stored, and for drawings. */
  colors: JSONColumnType<PictureColors> | null
  /** The edit by which the bytes were made of the picture as it was uploaded; null where they are that. Edits of before pictures were straightened have no angle. */
  edit: JSONColumnType<Partial<PictureEdit>> | null
  /** That picture, whose bytes are kept beside them. */
  unedited: JSONColumnType<UneditedPicture> | null
  /** Raised when the bytes are replaced. */
  version: Generated<number>
  /** Name in the address of a file that is no picture, `/s/<path_name>`. */
  path_name: string | null
  /** Folder of the library; null at the top. */
  folder_id: Generated<Id | null>
  /** SHA-256 of the bytes as they came; null for one that was edited, for the project's own, and for uploads of before it was kept. */
  content_hash: string | null
  /** True in the trash. */
  is_removed: Generated<boolean>
  created_at: Generated<Date>
}

/** A file without an address of its own, such as one that a product sells. Its bytes are among the site's files. */
export interface PrivateFileTable {
  website_id: Id
  id: Id
  /** Name under which it is downloaded. */
  filename: string
  format: FileExtension
  bytes: number
  /** Raised when the bytes are replaced. */
  version: Generated<number>
  created_at: Generated<Date>
}

/** A folder of the library. */
export interface FileFolderTable {
  website_id: Id
  id: Id
  /** Null at the top. */
  parent_id: Id | null
  name: string
  created_at: Generated<Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    asset: AssetTable
    file_folder: FileFolderTable
    private_file: PrivateFileTable
  }
}
