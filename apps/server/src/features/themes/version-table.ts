/** SQL of the versions of themes installed on a site. */

import type { Id } from '@sitewright/core/id'
import type { Selectable } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { ThemeVersionTable } from './tables.ts'

export type ThemeVersion = Omit<Selectable<ThemeVersionTable>, 'website_id'>

const columns = [
  'id',
  'name',
  'number',
  'author',
  'revision',
  'packed_bytes',
  'warnings',
  'installed_by',
  'created_at',
] as const

/** A site's versions by name, the newest of each name first. */
export async function themeVersions({ id, db }: SiteTx): Promise<ThemeVersion[]> {
  return db
    .selectFrom('theme_version')
    .select(columns)
    .where('website_id', '=', id)
    .orderBy('name')
    .orderBy('number', 'desc')
    .execute()
}

export async function findVersion(
  { id, db }: SiteTx,
  versionId: Id,
): Promise<ThemeVersion | undefined> {
  return db
    .selectFrom('theme_version')
    .select(columns)
    .where('website_id', '=', id)
    .where('id', '=', versionId)
    .executeTakeFirst()
}

export async function insertVersion(
  { id, db }: SiteTx,
  version: Omit<ThemeVersion, 'created_at'>,
): Promise<ThemeVersion> {
  return db
    .insertInto('theme_version')
    .values({ website_id: id, ...version })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function deleteVersion({ id, db }: SiteTx, versionId: Id): Promise<void> {
  await db
    .deleteFrom('theme_version')
    .where('website_id', '=', id)
    .where('id', '=', versionId)
    .execute()
}
