import type { Id } from '@sitewright/core/id'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

/** A site with everything its pages need to know before any of its tables is read. */
export interface SiteRow {
  readonly id: Id
  readonly identifier: string
  readonly title: string
  readonly theme: string
  readonly timeZone: string
  readonly publicationId: Id | undefined
  readonly publishedAt: number | undefined
  readonly createdAt: number
}

const columns = [
  'site.id',
  'site.identifier',
  'site.title',
  'site.theme',
  'site.time_zone',
  'site.publication_id',
  'site.published_at',
  'site.created_at',
] as const

function sites(db: Kysely<Tables>) {
  return db.selectFrom('site').select(columns)
}

type Selected = Awaited<ReturnType<ReturnType<typeof sites>['executeTakeFirstOrThrow']>>

function present(row: Selected): SiteRow {
  return {
    id: row.id,
    identifier: row.identifier,
    title: row.title,
    theme: row.theme,
    timeZone: row.time_zone,
    publicationId: row.publication_id ?? undefined,
    publishedAt: row.published_at?.getTime(),
    createdAt: row.created_at.getTime(),
  }
}

export async function siteWithId(db: Kysely<Tables>, id: Id): Promise<SiteRow | undefined> {
  const row = await sites(db).where('site.id', '=', id).executeTakeFirst()
  return row && present(row)
}

export async function siteWithIdentifier(
  db: Kysely<Tables>,
  identifier: string,
): Promise<SiteRow | undefined> {
  const row = await sites(db).where('identifier', '=', identifier).executeTakeFirst()
  return row && present(row)
}

export async function siteWithDomain(
  db: Kysely<Tables>,
  host: string,
): Promise<SiteRow | undefined> {
  const row = await sites(db)
    .innerJoin('domain', 'domain.website_id', 'site.id')
    .where('domain.host', '=', host)
    .executeTakeFirst()
  return row && present(row)
}

/** Sites the account has a role on, newest first, with that role. */
export async function sitesOfAccount(
  db: Kysely<Tables>,
  accountId: Id,
): Promise<(SiteRow & { role: number })[]> {
  const rows = await sites(db)
    .innerJoin('membership', 'membership.website_id', 'site.id')
    .select('membership.role')
    .where('membership.account_id', '=', accountId)
    .orderBy('site.created_at', 'desc')
    .limit(500)
    .execute()
  return rows.map((row) => ({ ...present(row), role: row.role }))
}

export async function roleOf(
  db: Kysely<Tables>,
  accountId: Id,
  siteId: Id,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('membership')
    .select('role')
    .where('account_id', '=', accountId)
    .where('website_id', '=', siteId)
    .executeTakeFirst()
  return row?.role
}

/** Identifiers that begin alike, to find a free one among. */
export async function identifiersLike(db: Kysely<Tables>, base: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('site')
    .select('identifier')
    .where('identifier', 'like', `${base.replace(/[\\%_]/g, '\\$&')}%`)
    .execute()
  return new Set(rows.map(({ identifier }) => identifier))
}
