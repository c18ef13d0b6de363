import type { Id } from '@sitewright/core/id'
import type { SiteSettings, SiteStatus } from '@sitewright/core/site/site-settings'
import type { ColumnType, Generated } from 'kysely'

export interface SiteTable {
  id: Id
  identifier: string
  title: string
  time_zone: Generated<string>
  /** The published version that visitors see; null before the first publish. */
  publication_id: Id | null
  published_at: Date | null
  /** Only what differs from `DEFAULT_SITE_SETTINGS`. */
  settings: ColumnType<Partial<SiteSettings>, string | undefined, string>
  status: Generated<SiteStatus>
  /** What visitors read while the site is in maintenance; empty for the platform's own words. */
  maintenance_text: Generated<string>
  /** Which version of its password each page has, and `site` the whole; the hashes are elsewhere. */
  locks: ColumnType<Readonly<Record<string, string>>, string | undefined, string>
  redirect_count: Generated<number>
  /** Whether there is code of the owner's to put into pages. */
  has_code: Generated<boolean>
  /** Whether it is the demo shop, in which shoppers can practise. */
  is_demo: Generated<boolean>
  /** Whose number of sites it counts to; null once that account is gone. */
  founder_id: Id | null
  created_at: Generated<Date>
}

export interface DomainTable {
  host: string
  website_id: Id
  created_at: Generated<Date>
}

export interface MembershipTable {
  account_id: Id
  website_id: Id
  role: number
  created_at: Generated<Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    site: SiteTable
    domain: DomainTable
    membership: MembershipTable
  }
}
