/** Creates a site: its row, its first admin and its first content, all at once or not at all. */

import { type Id, newId } from '@sitewright/core/id'
import { ROLES } from '@sitewright/core/roles'
import { siteIdentifier } from '@sitewright/core/slug'
import { type Kysely, sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { brokenConstraint } from '../../platform/db/unique-violation.ts'
import { announceChange } from '../../platform/events.ts'
import { DELETED_SITES_WAIT, fail, sitesFullWords } from './errors.ts'
import { identifiersLike, type SiteRow, siteWithId } from './site-table.ts'

export interface NewSite {
  readonly title: string
  readonly ownerId: Id
  /** Whether it is the demo shop; false by default. */
  readonly isDemo?: boolean
  /** The site's clock; New York's by default. */
  readonly timeZone?: string | undefined
  /** Maximum number of sites of the owner, this one included; no limit by default. */
  readonly most?: number
  /** Fills the new site inside the same transaction. */
  fill(site: SiteTx, identifier: string): Promise<void>
}

/** Attempts to insert: names that differ only in their numbers (`shop 1` and a second `shop`) can still collide. */
const ATTEMPTS = 5

export async function foundSite(app: App, newSite: NewSite): Promise<SiteRow> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptToFound(app, newSite)
    } catch (error) {
      const isNameTaken = brokenConstraint(error) === 'site_identifier_key'
      if (!isNameTaken || attempt === ATTEMPTS) throw error
    }
  }
}

function attemptToFound(
  app: App,
  { title, ownerId, isDemo = false, timeZone, most, fill }: NewSite,
): Promise<SiteRow> {
  const id = newId()
  return app.database.inSite(id, async (site) => {
    if (most !== undefined) await refuseBeyond(most, ownerId, site.db)
    const wish = siteIdentifier(title, () => false)
    // Mutex: sites of one name are created one at a time, so that each sees which number is free.
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`site ${wish}`}))`.execute(site.db)
    const taken = await identifiersLike(site.db, wish.slice(0, 3))
    const identifier = siteIdentifier(title, (candidate) => taken.has(candidate))
    await site.db
      .insertInto('site')
      .values({
        id,
        identifier,
        title,
        publication_id: null,
        published_at: null,
        is_demo: isDemo,
        founder_id: ownerId,
        ...(timeZone !== undefined && { time_zone: timeZone }),
      })
      .execute()
    await site.db
      .insertInto('membership')
      .values({ account_id: ownerId, website_id: id, role: ROLES.admin })
      .execute()
    await fill(site, identifier)
    // Nodes may remember that the host has no site.
    await announceChange(site)
    const row = await siteWithId(site.db, id)
    if (!row) throw new Error('A site that was just made is gone')
    return row
  })
}

async function refuseBeyond(most: number, ownerId: Id, db: Kysely<Tables>): Promise<void> {
  // Mutex: an account's sites are created one at a time, so that each counts those before.
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`sites of ${ownerId}`}))`.execute(db)
  const { open, made } = await db
    .selectFrom('site')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .select(sql<number>`(count(*) FILTER (WHERE removed_at IS NULL))::integer`.as('open'))
    .where('founder_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (open >= most) throw fail('sitesFull', { message: sitesFullWords(most) })
  // Deleted sites make room, but not for any number of others: they are kept for a while.
  if (made >= 2 * most) throw fail('sitesFull', { message: DELETED_SITES_WAIT })
}
