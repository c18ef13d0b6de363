/** The formats that files are kept in. Pure. */

import { FILE_TYPES, type FileExtension } from '@sitewright/core/files/file-types'

/** What the rows and addresses of pictures call their formats. */
export type ImageFormat = 'gif' | 'jpeg' | 'png' | 'svg' | 'webp'

/** Smaller pictures may be AVIF too; originals never are: encoding them again would take minutes. */
export type ServedFormat = ImageFormat | 'avif'

export type StoredFormat = ImageFormat | Exclude<FileExtension, 'avif' | 'jpg'>

/** The extension in an address. */
export function extensionFor(format: StoredFormat | ServedFormat): FileExtension {
  return format === 'jpeg' ? 'jpg' : format
}

export function contentTypeFor(format: StoredFormat | ServedFormat): string {
  return FILE_TYPES[extensionFor(format)].contentType
}
