import { type Id, newId } from '@sitewright/core/id'
import type { Selectable } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { PreparedImage } from './image-work.ts'
import type { AssetTable } from './tables.ts'

export type AssetRow = Omit<Selectable<AssetTable>, 'website_id'>

const columns = [
  'id',
  'filename',
  'alt_text',
  'width',
  'height',
  'bytes',
  'format',
  'has_alpha',
  'is_animated',
  'focal_x',
  'focal_y',
  'created_at',
] as const

export interface NewAsset {
  readonly image: PreparedImage
  readonly filename: string
  readonly altText: string
}

export async function insertAsset(
  site: SiteTx,
  { image, filename, altText }: NewAsset,
): Promise<AssetRow> {
  return site.db
    .insertInto('asset')
    .values({
      website_id: site.id,
      id: newId(),
      filename,
      alt_text: altText,
      width: image.width,
      height: image.height,
      bytes: image.bytes.length,
      format: image.format,
      has_alpha: image.hasAlpha,
      is_animated: image.isAnimated,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Newest first; one that is gone is simply absent. */
export async function findAssets(site: SiteTx, ids: readonly Id[]): Promise<AssetRow[]> {
  if (ids.length === 0) return []
  return site.db
    .selectFrom('asset')
    .select(columns)
    .where('website_id', '=', site.id)
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute()
}

/** Nothing for an id that is not the site's. */
export async function saveAltText(
  site: SiteTx,
  id: Id,
  altText: string,
): Promise<AssetRow | undefined> {
  return site.db
    .updateTable('asset')
    .set({ alt_text: altText })
    .where('website_id', '=', site.id)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** Newest first. */
export async function assetsBefore(
  site: SiteTx,
  before: Id | undefined,
  limit: number,
): Promise<AssetRow[]> {
  return site.db
    .selectFrom('asset')
    .select(columns)
    .where('website_id', '=', site.id)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
