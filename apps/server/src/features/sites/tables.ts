import type { Id } from '@sitewright/core/id'
import type { FlagSwitches } from '@sitewright/core/site/feature-flags'
import type { OwnWords } from '@sitewright/core/site/own-words'
import type { SiteSettings, SiteStatus } from '@sitewright/core/site/site-settings'
import type { SiteStanding } from '@sitewright/core/site/site-standing'
import type { ColumnType, Generated } from 'kysely'

export interface SiteTable {
  id: Id
  identifier: string
  title: string
  time_zone: Generated<string>
  /** Version that visitors see; null before the first publish. */
  publication_id: Id | null
  published_at: Date | null
  /** Settings that differ from `DEFAULT_SITE_SETTINGS`. */
  settings: ColumnType<Partial<SiteSettings>, string | undefined, string>
  status: Generated<SiteStatus>
  /** Text for visitors while the site is in maintenance; empty for the platform's own. */
  maintenance_text: Generated<string>
  /** Version of the password by page id, and by `site` for the whole site; the hashes are elsewhere. */
  locks: ColumnType<Readonly<Record<string, string>>, string | undefined, string>
  redirect_count: Generated<number>
  /** Whether the owner has code of their own to put into pages. */
  has_code: Generated<boolean>
  /** Switches of feature flags by number, those that are not as at first. */
  flags: ColumnType<FlagSwitches, string | undefined, string>
  /** Whether somebody has put the list of first steps away. */
  first_steps_put_away: Generated<boolean>
  /** Whether it is the demo shop, in which shoppers can practise. */
  is_demo: Generated<boolean>
  /** Account whose limit of sites it counts towards; null once that account is gone. */
  founder_id: Id | null
  /** The owner's own words by their keys, in place of the platform's and the theme's. */
  words: ColumnType<OwnWords, string | undefined, string>
  /** Whether the operator lets it be seen, and the reason that its people read. */
  standing: Generated<SiteStanding>
  standing_reason: Generated<string>
  /** Time of its deletion by its owner; null while it is open. */
  removed_at: Generated<Date | null>
  created_at: Generated<Date>
}

export interface DomainTable {
  /** In lower case and Punycode, without a port. */
  host: string
  website_id: Id
  /** Whether visitors are sent here from every other host of the site; one at most. */
  is_primary: Generated<boolean>
  /** Time at which it was first seen with a certificate that browsers take; null before. */
  secured_at: Generated<Date | null>
  created_at: Generated<Date>
}

export interface MembershipTable {
  account_id: Id
  website_id: Id
  role: number
  /** Account whose invitation was accepted; null for the founder, and where that account is gone. */
  invited_by: Id | null
  created_at: Generated<Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    site: SiteTable
    domain: DomainTable
    membership: MembershipTable
  }
}
