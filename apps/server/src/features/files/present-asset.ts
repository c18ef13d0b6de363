import type { Asset } from '@sitewright/api/files/shapes'
import type { ImageAsset } from '@sitewright/blocks/registry'
import { NO_EDIT } from '@sitewright/core/files/picture-edit'
import type { Id } from '@sitewright/core/id'
import { versionName } from './asset-files.ts'
import { type AssetRow, type ImageRow, isImage } from './asset-table.ts'
import { systemDataVariants } from './image-tiers.ts'
import { addressName } from './path-name.ts'

/** An upload as templates know it; files that are no pictures have an address, and no size. */
export function asImageAsset(row: AssetRow): ImageAsset {
  return {
    id: row.id,
    assetUrl: assetPath(row),
    originalSize: isImage(row) ? `${row.width}x${row.height}` : '',
    systemDataVariants: isImage(row) ? systemDataVariants(row) : '',
    mediaFocalPoint: { x: row.focal_x, y: row.focal_y },
    ...(row.colors && { colorData: { ...row.colors } }),
    altText: row.alt_text,
    filename: row.filename,
    // The template language describes pictures by their titles, so the alternative text is one (specification §9).
    title: row.alt_text,
  }
}

/** An upload as the studio lists it. */
export function asAsset(siteId: Id, row: AssetRow): Asset {
  return {
    id: row.id,
    kind: row.kind,
    filename: row.filename,
    folderId: row.folder_id,
    altText: row.alt_text,
    isDecorative: row.is_decorative,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    edit: row.edit && { ...NO_EDIT, ...row.edit },
    unedited: uneditedOf(siteId, row),
    path: assetPath(row),
    url: `/s/${siteId}${isImage(row) ? imagePath(row) : studioFilePath(row)}`,
    createdAt: row.created_at.getTime(),
  }
}

/** Whether a picture can be edited: one that moves, and a drawing, stay as they are. */
export function isEditable(row: AssetRow): row is ImageRow {
  return isImage(row) && row.format !== 'svg' && !row.is_animated
}

function uneditedOf(siteId: Id, row: AssetRow): Asset['unedited'] {
  if (!isEditable(row)) return null
  const { version, width, height } = row.unedited ?? row
  return { url: `/s/${siteId}${imagePath({ ...row, version })}`, width, height }
}

/** Path on the site's own host. */
export function assetPath(row: AssetRow): string {
  return isImage(row) ? imagePath(row) : `/s/${row.path_name}`
}

/**
 * Path of a picture. The name in it is made from the label; the id alone identifies the picture. Another version has another
 * path, because browsers cache the bytes of a path for a year.
 */
export function imagePath({ id, filename, format, version }: ImageRow): string {
  const folder = version === 1 ? id : `${id}/${versionName(version)}`
  return `/images/${folder}/${addressName(filename, format)}`
}

function studioFilePath({ id, path_name }: AssetRow): string {
  return `/files/${id}/${path_name}`
}
