import type { Id } from '@sitewright/core/id'
import type { FlagSwitches } from '@sitewright/core/site/feature-flags'
import type { OwnWords } from '@sitewright/core/site/own-words'
import {
  DEFAULT_SITE_SETTINGS,
  type SiteSettings,
  type SiteStatus,
} from '@sitewright/core/site/site-settings'
import type { SiteStanding } from '@sitewright/core/site/site-standing'
import type { SiteFacts } from '@sitewright/page/data/site-facts'
import { type Kysely, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { StatementPart } from '../../platform/db/statement-part.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** A site with all data that its pages need before any other table is read. */
export interface SiteRow extends Omit<SiteFacts, 'origin'> {
  readonly publicationId: Id | undefined
  readonly maintenanceText: string
  /** The owner's own words by their keys. */
  readonly words: OwnWords
  /** Version of the password by page id, and by `site` for the whole site; anything absent is not locked. */
  readonly locks: Readonly<Record<string, string>>
  /** Whether the site has redirects at all, so that looking for one makes sense. */
  readonly hasRedirects: boolean
  /** Whether the owner has code of their own to put into pages. */
  readonly hasCode: boolean
  /** Switches of the site's feature flags. */
  readonly flags: FlagSwitches
  readonly standing: SiteStanding
  /** Reason of the standing that its people read; empty for none. */
  readonly standingReason: string
  /** Milliseconds of its deletion by its owner; undefined while it is open. */
  readonly removedAt: number | undefined
  readonly primaryDomain: PrimaryDomain | undefined
}

/** Domain of the owner's own that visitors are sent to from every other host of the site. */
export interface PrimaryDomain {
  readonly host: string
  /** Whether it was seen with a certificate that browsers take. */
  readonly isSecured: boolean
}

const columns = [
  'site.id',
  'site.identifier',
  'site.title',
  'site.time_zone',
  'site.publication_id',
  'site.published_at',
  'site.created_at',
  'site.settings',
  'site.status',
  'site.maintenance_text',
  'site.locks',
  'site.redirect_count',
  'site.has_code',
  'site.flags',
  'site.removed_at',
  'site.standing',
  'site.standing_reason',
  'site.words',
] as const

/** SQL of the primary domain of the site that the statement around it reads. */
const primaryDomain = sql<PrimaryDomain | null>`(
  SELECT json_build_object('host', host, 'isSecured', secured_at IS NOT NULL)
  FROM domain WHERE website_id = site.id AND is_primary)`

function sites(db: Kysely<Tables>) {
  return db.selectFrom('site').select(columns).select(primaryDomain.as('primary_domain'))
}

type Selected = Awaited<ReturnType<ReturnType<typeof sites>['executeTakeFirstOrThrow']>>

/** Settings with those that are not stored, also of a popup that was stored before it had all of its own. */
function withDefaults(stored: Partial<SiteSettings>): SiteSettings {
  const settings = { ...DEFAULT_SITE_SETTINGS, ...stored }
  return { ...settings, popup: { ...DEFAULT_SITE_SETTINGS.popup, ...settings.popup } }
}

function present(row: Selected): SiteRow {
  return {
    id: row.id,
    identifier: row.identifier,
    title: row.title,
    timeZone: row.time_zone,
    publicationId: row.publication_id ?? undefined,
    publishedAt: row.published_at?.getTime(),
    createdAt: row.created_at.getTime(),
    settings: withDefaults(row.settings),
    status: row.status,
    maintenanceText: row.maintenance_text,
    locks: row.locks,
    hasRedirects: row.redirect_count > 0,
    hasCode: row.has_code,
    flags: row.flags,
    removedAt: row.removed_at?.getTime(),
    standing: row.standing,
    standingReason: row.standing_reason,
    words: row.words,
    primaryDomain: row.primary_domain ?? undefined,
  }
}

/** The part of a site that its mails speak of. */
export type SiteInMails = Pick<
  SiteRow,
  'title' | 'identifier' | 'settings' | 'words' | 'primaryDomain'
>

/** SQL of it, to be part of another statement. */
export function askSiteInMails({ id }: SiteTx): StatementPart<SiteInMails> {
  const query = sql`(SELECT json_build_object(
      'title', title, 'identifier', identifier, 'settings', settings, 'words', words,
      'primaryDomain', ${primaryDomain})
    FROM site WHERE id = ${id})`
  return {
    query,
    read: (value) => {
      if (!value) throw new Error('A site is gone while its mail is being written')
      const { settings, primaryDomain, ...site } = value as SiteInMails
      return {
        ...site,
        primaryDomain: primaryDomain ?? undefined,
        settings: { ...DEFAULT_SITE_SETTINGS, ...settings },
      }
    },
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
  const row = await sites(db)
    .where('identifier', '=', identifier)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row && present(row)
}

export async function siteWithDomain(
  db: Kysely<Tables>,
  host: string,
): Promise<SiteRow | undefined> {
  const row = await sites(db)
    .innerJoin('domain', 'domain.website_id', 'site.id')
    .where('domain.host', '=', host)
    .where('site.removed_at', 'is', null)
    .executeTakeFirst()
  return row && present(row)
}

/** Sites the account has a role on, newest first, with that role, and whose they are; those that were deleted, too. */
export async function sitesOfAccount(
  db: Kysely<Tables>,
  accountId: Id,
): Promise<(SiteRow & { role: number; ownerId: Id | undefined })[]> {
  const rows = await sites(db)
    .innerJoin('membership', 'membership.website_id', 'site.id')
    .select(['membership.role', 'site.founder_id'])
    .where('membership.account_id', '=', accountId)
    .orderBy('site.created_at', 'desc')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    ...present(row),
    role: row.role,
    ownerId: row.founder_id ?? undefined,
  }))
}

/** Undefined for a stranger, and for everybody once the site is deleted. */
export async function roleOf(
  db: Kysely<Tables>,
  accountId: Id,
  siteId: Id,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('membership')
    .innerJoin('site', 'site.id', 'membership.website_id')
    .select('membership.role')
    .where('membership.account_id', '=', accountId)
    .where('membership.website_id', '=', siteId)
    .where('site.removed_at', 'is', null)
    .executeTakeFirst()
  return row?.role
}

/** Identifiers with the same start, to find a free one. */
export async function identifiersLike(db: Kysely<Tables>, base: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('site')
    .select('identifier')
    .where('identifier', 'like', `${base.replace(/[\\%_]/g, '\\$&')}%`)
    .execute()
  return new Set(rows.map(({ identifier }) => identifier))
}

/** Updates the given columns of a site. The caller announces the change. */
export async function changeSite(
  site: SiteTx,
  change: {
    readonly title?: string
    readonly time_zone?: string
    readonly settings?: SiteSettings
    readonly status?: SiteStatus
    readonly maintenance_text?: string
    readonly locks?: Readonly<Record<string, string>>
    readonly redirect_count?: number
    readonly has_code?: boolean
    readonly flags?: FlagSwitches
    readonly removed_at?: Date | null
    readonly standing?: SiteStanding
    readonly standing_reason?: string
    readonly words?: OwnWords
  },
): Promise<void> {
  const { settings, locks, flags, words, ...columns } = change
  await site.db
    .updateTable('site')
    .set({
      ...columns,
      ...(settings && { settings: JSON.stringify(unlikeDefaults(settings)) }),
      ...(locks && { locks: JSON.stringify(locks) }),
      ...(flags && { flags: JSON.stringify(flags) }),
      ...(words && { words: JSON.stringify(words) }),
    })
    .where('id', '=', site.id)
    .execute()
}

function unlikeDefaults(settings: SiteSettings): Partial<SiteSettings> {
  const defaults: Readonly<Record<string, unknown>> = { ...DEFAULT_SITE_SETTINGS }
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]),
    ),
  )
}

/** Pessimistic lock: reads the site and holds its row until the transaction ends. */
export async function lockSite(site: SiteTx): Promise<SiteRow> {
  return present(
    await sites(site.db).where('site.id', '=', site.id).forUpdate().executeTakeFirstOrThrow(),
  )
}

export async function isDemoShop({ id, db }: SiteTx): Promise<boolean> {
  const row = await db
    .selectFrom('site')
    .select('is_demo as isDemo')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.isDemo ?? false
}
