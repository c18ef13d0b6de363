/** Sites as operators see them: the directory alone, which no row security closes. */

import type { HostedSite } from '@sitewright/api/operators/shapes'
import { type Id, timeOfId } from '@sitewright/core/id'
import type { SiteStanding } from '@sitewright/core/site/site-standing'
import { type Kysely, sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { createHostRouting } from '../../platform/http/identity.ts'

function hostedSites(db: Kysely<Tables>) {
  return db
    .selectFrom('site')
    .leftJoin('account as owner', 'owner.id', 'site.founder_id')
    .select([
      'site.id',
      'site.identifier',
      'site.title',
      'site.standing',
      'site.standing_reason',
      'site.published_at',
      'site.removed_at',
      'owner.email as owner',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof hostedSites>['executeTakeFirstOrThrow']>>

function present(app: App, row: Row): HostedSite {
  return {
    id: row.id,
    title: row.title,
    url: createHostRouting(app.config).siteOrigin(row.identifier),
    owner: row.owner ?? '',
    standing: row.standing,
    reason: row.standing_reason,
    createdAt: timeOfId(row.id),
    publishedAt: row.published_at?.getTime() ?? null,
    removedAt: row.removed_at?.getTime() ?? null,
  }
}

export interface SitesWish {
  readonly search: string
  readonly standing: SiteStanding | undefined
  /** Id of the last site of the page before; undefined for the first page. */
  readonly before: Id | undefined
  readonly limit: number
}

/** Newest first; ids grow with time. */
export async function findHostedSites(
  app: App,
  { search, standing, before, limit }: SitesWish,
): Promise<HostedSite[]> {
  const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const rows = await hostedSites(app.database.global)
    .$if(search !== '', (query) =>
      query.where((either) =>
        either.or([
          either(sql<string>`lower(site.title)`, 'like', part),
          either('site.identifier', 'like', part),
          either.exists(
            either
              .selectFrom('domain')
              .select('domain.host')
              .whereRef('domain.website_id', '=', 'site.id')
              .where('domain.host', 'like', part),
          ),
          either('owner.email_ci', 'like', part),
        ]),
      ),
    )
    .$if(standing !== undefined, (query) => query.where('site.standing', '=', standing ?? 'open'))
    .$if(before !== undefined, (query) => query.where('site.id', '<', before ?? ''))
    .orderBy('site.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => present(app, row))
}

export async function hostedSiteWith(
  app: App,
  id: Id,
  db: Kysely<Tables> = app.database.global,
): Promise<HostedSite | undefined> {
  const row = await hostedSites(db).where('site.id', '=', id).executeTakeFirst()
  return row && present(app, row)
}
