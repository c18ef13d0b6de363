import type { FileKind } from '@sitewright/core/files/file-types'
import type { PictureEdit } from '@sitewright/core/files/picture-edit'
import type { Id } from '@sitewright/core/id'
import { type Selectable, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { contains } from '../../platform/db/contains.ts'
import type { Given, StatementPart } from '../../platform/db/statement-part.ts'
import type { ImageFacts } from './image-work.ts'
import type { ImageFormat, StoredFormat } from './stored-format.ts'
import type { AssetTable, UneditedPicture } from './tables.ts'

export type AssetRow = Omit<Selectable<AssetTable>, 'website_id' | 'content_hash' | 'is_removed'>

/** Row of a picture: it has a width and a height. */
export interface ImageRow extends AssetRow {
  readonly kind: 'image'
  width: number
  height: number
  format: ImageFormat
}

export function isImage(row: AssetRow): row is ImageRow {
  return row.kind === 'image'
}

/** Facts about a file that is no picture. */
export interface FileFacts {
  readonly kind: Exclude<FileKind, 'image'>
  readonly format: Exclude<StoredFormat, ImageFormat>
  readonly bytes: number
}

export type AssetFacts = ImageFacts | FileFacts

export interface NewAsset {
  readonly id: Id
  readonly filename: string
  readonly altText: string
  readonly facts: AssetFacts
  /** Folder of the library; absent for the top. */
  readonly folderId?: Id | undefined
  /** Name in the file's address; null for pictures. */
  readonly pathName: string | null
  /** SHA-256 of the bytes as they came; absent for pictures of the project's own. */
  readonly contentHash?: string | undefined
}

export const columns = [
  'id',
  'kind',
  'filename',
  'alt_text',
  'is_decorative',
  'width',
  'height',
  'bytes',
  'format',
  'has_alpha',
  'is_animated',
  'focal_x',
  'focal_y',
  'colors',
  'edit',
  'unedited',
  'version',
  'path_name',
  'folder_id',
  'created_at',
] as const

/** Columns that describe the bytes. */
function factColumns(facts: AssetFacts) {
  const isPicture = !('kind' in facts)
  const colors = isPicture && facts.colors ? JSON.stringify(facts.colors) : null
  return {
    kind: isPicture ? ('image' as const) : facts.kind,
    bytes: facts.bytes,
    format: facts.format,
    width: isPicture ? facts.width : null,
    height: isPicture ? facts.height : null,
    has_alpha: isPicture && facts.hasAlpha,
    is_animated: isPicture && facts.isAnimated,
    colors,
  }
}

export async function insertAsset(
  site: SiteTx,
  { id, filename, altText, facts, folderId, pathName, contentHash }: NewAsset,
): Promise<AssetRow> {
  return site.db
    .insertInto('asset')
    .values({
      website_id: site.id,
      id,
      filename,
      alt_text: altText,
      folder_id: folderId ?? null,
      path_name: pathName,
      content_hash: contentHash ?? null,
      ...factColumns(facts),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export interface EditedPicture {
  readonly edit: PictureEdit
  readonly unedited: UneditedPicture
}

/** Replaces an asset's bytes by another version, `made` of an upload or by an edit; nobody else changes it until the transaction ends. */
export async function saveNewVersion(
  site: SiteTx,
  id: Id,
  facts: AssetFacts,
  made: { readonly contentHash: string } | EditedPicture | undefined,
): Promise<AssetRow | undefined> {
  return site.db
    .updateTable('asset')
    .set((eb) => ({
      ...factColumns(facts),
      edit: made && 'edit' in made ? JSON.stringify(made.edit) : null,
      unedited: made && 'edit' in made ? JSON.stringify(made.unedited) : null,
      version: eb('version', '+', 1),
      // An edited picture is no longer what came: the same bytes are another picture.
      content_hash: made && 'contentHash' in made ? made.contentHash : null,
    }))
    .where('website_id', '=', site.id)
    .where('is_removed', '=', false)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** Assets by id, newest first; missing ones are left out. */
export async function findAssets(site: SiteTx, ids: readonly Id[]): Promise<AssetRow[]> {
  if (ids.length === 0) return []
  return (
    site.db
      .selectFrom('asset')
      .select(columns)
      .where('website_id', '=', site.id)
      .where('is_removed', '=', false)
      // One parameter for all ids, so that the statement's text stays the same.
      .where(sql<boolean>`id = ANY(${ids})`)
      .orderBy('id', 'desc')
      .execute()
  )
}

/** SQL of assets by id, to be part of another statement. */
export function askAssetRows(site: SiteTx, ids: Given<readonly Id[]>): StatementPart<AssetRow[]> {
  const found = site.db
    .selectFrom('asset')
    .select(columns)
    .where('website_id', '=', site.id)
    .where('is_removed', '=', false)
    .where(sql<boolean>`id = ANY(${ids}::text[])`)
  return {
    query: sql`(SELECT json_agg(found) FROM ${found} AS found)`,
    read: (value) =>
      ((value ?? []) as (Omit<AssetRow, 'created_at'> & { created_at: string })[]).map((row) => ({
        ...row,
        created_at: new Date(row.created_at),
      })),
  }
}

export async function findByPathName(site: SiteTx, name: string): Promise<AssetRow | undefined> {
  return site.db
    .selectFrom('asset')
    .select(columns)
    .where('website_id', '=', site.id)
    .where('is_removed', '=', false)
    .where('path_name', '=', name)
    .executeTakeFirst()
}

/** The oldest asset that was stored of these bytes, and is neither replaced nor edited since. */
export async function findByContent(
  site: SiteTx,
  contentHash: string,
): Promise<AssetRow | undefined> {
  return site.db
    .selectFrom('asset')
    .select(columns)
    .where('website_id', '=', site.id)
    .where('is_removed', '=', false)
    .where('content_hash', '=', contentHash)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export interface AssetChanges {
  readonly altText?: string | undefined
  readonly isDecorative?: boolean | undefined
  readonly filename?: string | undefined
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined
}

/** Changes a row; undefined for an id that is not the site's. */
export async function saveChanges(
  site: SiteTx,
  id: Id,
  { altText, isDecorative, filename, focalPoint }: AssetChanges,
): Promise<AssetRow | undefined> {
  return site.db
    .updateTable('asset')
    .set((eb) => ({
      // One column is always set, so that a call without changes is a valid statement too.
      alt_text: isDecorative ? '' : (altText ?? eb.ref('alt_text')),
      ...((isDecorative !== undefined || altText) && { is_decorative: isDecorative ?? false }),
      ...(filename !== undefined && { filename }),
      ...(focalPoint && { focal_x: focalPoint.x, focal_y: focalPoint.y }),
    }))
    .where('website_id', '=', site.id)
    .where('is_removed', '=', false)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** Soft delete: rows and their bytes stay, and no other query finds them. Gives what was there. */
export async function markAssetsRemoved(
  site: SiteTx,
  ids: readonly Id[],
): Promise<readonly Pick<AssetRow, 'id' | 'filename'>[]> {
  return site.db
    .updateTable('asset')
    .set({ is_removed: true })
    .where('website_id', '=', site.id)
    .where(sql<boolean>`id = ANY(${[...ids]})`)
    .where('is_removed', '=', false)
    .returning(['id', 'filename'])
    .execute()
}

/** A removed asset whose row is still there. */
export async function findTrashedAsset(site: SiteTx, id: Id) {
  return site.db
    .selectFrom('asset')
    .select(['path_name', 'format'])
    .where('website_id', '=', site.id)
    .where('id', '=', id)
    .where('is_removed', '=', true)
    .executeTakeFirst()
}

export async function markAssetRestored(
  site: SiteTx,
  id: Id,
  pathName: string | null,
): Promise<void> {
  await site.db
    .updateTable('asset')
    .set({ is_removed: false, path_name: pathName })
    .where('website_id', '=', site.id)
    .where('id', '=', id)
    .execute()
}

/** Deletes rows of removed assets. Their bytes are another job's. */
export async function deleteTrashedAssets(site: SiteTx, ids: readonly Id[]): Promise<void> {
  await site.db
    .deleteFrom('asset')
    .where('website_id', '=', site.id)
    .where(sql<boolean>`id = ANY(${[...ids]})`)
    .where('is_removed', '=', true)
    .execute()
}

/** Versions of the bytes that are kept for an asset, removed or not; none where there is no such asset. */
export async function keptVersions(site: SiteTx, id: Id): Promise<readonly number[]> {
  const row = await site.db
    .selectFrom('asset')
    .select(['version', 'unedited'])
    .where('website_id', '=', site.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return []
  return row.unedited ? [row.version, row.unedited.version] : [row.version]
}

export interface AssetSearch {
  readonly before: Id | undefined
  /** Part of a name to search for; empty for all. */
  readonly search: string
  readonly kind: FileKind | undefined
  /** Whether to list only pictures without a description that want one. */
  readonly isUndescribed: boolean
  /** Folder to stay in; null for the top, undefined for the whole library. */
  readonly folderId: Id | null | undefined
  readonly limit: number
}

/** Keyset pagination: assets before one, newest first. */
export async function assetsBefore(
  site: SiteTx,
  { before, search, kind, isUndescribed, folderId, limit }: AssetSearch,
): Promise<AssetRow[]> {
  const pattern = contains(search)
  return site.db
    .selectFrom('asset')
    .select(columns)
    .where('website_id', '=', site.id)
    .where('is_removed', '=', false)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(search !== '', (query) => query.where('filename', 'ilike', pattern))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'image'))
    .$if(isUndescribed, (query) => query.where(WANTS_DESCRIPTION))
    .$if(folderId !== undefined, (query) =>
      query.where(sql<boolean>`folder_id IS NOT DISTINCT FROM ${folderId}`),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

const WANTS_DESCRIPTION = sql<boolean>`kind = 'image' AND alt_text = '' AND NOT is_decorative`

export async function countUndescribed({ id, db }: SiteTx): Promise<number> {
  const { count } = await db
    .selectFrom('asset')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('website_id', '=', id)
    .where('is_removed', '=', false)
    .where(WANTS_DESCRIPTION)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Time that such a transaction may wait for the place where files are kept, to give a file its name; other transactions have less. */
const NAMED_WITHIN = '30s'

/** Mutex (row lock): nobody else adds to the site's files until the transaction ends. */
export async function lockFiles({ id, db }: SiteTx): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`files:${id}`}, 0)),
      set_config('idle_in_transaction_session_timeout', ${NAMED_WITHIN}, true)`.execute(db)
}

export interface Usage {
  readonly count: number
  readonly bytes: number
}

/** Number and bytes of a site's uploads, private ones and those in the trash among them; the smaller pictures made of them are not counted. */
export async function usageOf({ id, db }: SiteTx): Promise<Usage> {
  const { count, bytes } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('asset')
        .select(sql<number>`bytes + coalesce((unedited->>'bytes')::integer, 0)`.as('bytes'))
        .where('website_id', '=', id)
        .unionAll(eb.selectFrom('private_file').select('bytes').where('website_id', '=', id))
        .as('upload'),
    )
    .select((eb) => [
      eb.fn.countAll<string>().as('count'),
      sql<string>`coalesce(sum(bytes), 0)`.as('bytes'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(count), bytes: Number(bytes) }
}

/** Taken names in addresses that begin with `start`. */
export async function pathNamesLike(
  { id, db }: SiteTx,
  start: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('asset')
    .select('path_name')
    .where('website_id', '=', id)
    .where('is_removed', '=', false)
    .where('path_name', 'like', `${start.replace(/[\\%_]/g, '\\$&')}%`)
    .execute()
  return new Set(rows.map(({ path_name }) => path_name ?? ''))
}
