/** Formats that files are stored in. Pure. */

import { FILE_TYPES, type FileExtension } from '@sitewright/core/files/file-types'

/** Formats of pictures, as rows and addresses name them. */
export type ImageFormat = 'gif' | 'jpeg' | 'png' | 'svg' | 'webp'

/** Formats of smaller pictures, which may be AVIF too; originals never are: encoding them again would take minutes. */
export type ServedFormat = ImageFormat | 'avif'

export type StoredFormat = ImageFormat | Exclude<FileExtension, 'avif' | 'jpg'>

/** Extension in an address. */
export function extensionFor(format: StoredFormat | ServedFormat): FileExtension {
  return format === 'jpeg' ? 'jpg' : format
}

export function contentTypeFor(format: StoredFormat | ServedFormat): string {
  return FILE_TYPES[extensionFor(format)].contentType
}
