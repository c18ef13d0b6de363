import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { contains } from '../../platform/db/contains.ts'
import type { StatementPart } from '../../platform/db/statement-part.ts'
import { type AssetRow, columns } from './asset-table.ts'
import { assetPath } from './present-asset.ts'

export interface LinkableFile {
  readonly id: Id
  readonly filename: string
  readonly path: string
}

/** Uploads that links can lead to, documents before pictures, the newest first: part of a statement. */
export function askLinkableFiles(
  { id, db }: SiteTx,
  { search, ids, limit }: { search: string; ids: readonly Id[]; limit: number },
): StatementPart<readonly LinkableFile[]> {
  const known = sql<boolean>`id = ANY(${[...ids]})`
  const found = db
    .selectFrom('asset')
    .select(columns)
    .where('website_id', '=', id)
    .where('is_removed', '=', false)
    .where(({ or, eb }) => or([known, eb('filename', 'ilike', contains(search))]))
    .orderBy(sql`${known} DESC, kind = 'document' DESC, id DESC`)
    .limit(limit + ids.length)
  return {
    query: sql`(SELECT json_agg(found) FROM ${found.as('found')})`,
    read: (value) =>
      ((value ?? []) as readonly AssetRow[]).map((row) => ({
        id: row.id,
        filename: row.filename,
        path: assetPath(row),
      })),
  }
}
