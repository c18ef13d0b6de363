import type { Id } from '@sitewright/core/id'
import type { Generated } from 'kysely'

export interface SiteTable {
  id: Id
  identifier: string
  title: string
  time_zone: Generated<string>
  /** Folder name under `themes/`. */
  theme: string
  /** The published version that visitors see; null before the first publish. */
  publication_id: Id | null
  published_at: Date | null
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
