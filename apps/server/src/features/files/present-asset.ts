import type { Asset } from '@sitewright/api/files/shapes'
import type { ImageAsset } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import { slugify } from '@sitewright/core/slug'
import type { AssetRow } from './asset-table.ts'
import { EXTENSIONS } from './image-format.ts'
import { systemDataVariants } from './image-tiers.ts'

/** An uploaded picture as templates know it. */
export function asImageAsset(row: AssetRow): ImageAsset {
  return {
    id: row.id,
    assetUrl: imagePath(row),
    originalSize: `${row.width}x${row.height}`,
    systemDataVariants: systemDataVariants(row.width, row.height),
    mediaFocalPoint: { x: row.focal_x, y: row.focal_y },
    altText: row.alt_text,
    filename: row.filename,
    title: '',
  }
}

/** An uploaded picture as the studio lists it. */
export function asAsset(siteId: Id, row: AssetRow): Asset {
  return {
    id: row.id,
    filename: row.filename,
    altText: row.alt_text,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    url: `/s/${siteId}${imagePath(row)}`,
    createdAt: row.created_at.getTime(),
  }
}

/** The name in the address is ours, made from the label; the id alone says which picture it is. */
function imagePath({ id, filename, format }: AssetRow): string {
  const name = slugify(filename.replace(/\.[^.]*$/, '')).slice(0, 80) || 'picture'
  return `/images/${id}/${name}.${EXTENSIONS[format]}`
}
