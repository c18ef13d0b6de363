import type { Id } from '@sitewright/core/id'
import type { DomainProblem } from '@sitewright/core/site/domains'
import type { Generated } from 'kysely'

/** Domains that a site wants, proved or not. Those that lead to a site stand in `domain` as well, where each host has one site. */
export interface DomainClaimTable {
  website_id: Id
  id: Id
  host: string
  /** Value of the TXT record that proves it. */
  token: string
  created_at: Generated<Date>
  /** Time of the last look; null before the first. */
  checked_at: Date | null
  proved_at: Date | null
  /** Time since which a proved domain has been without its proof. */
  missing_since: Date | null
  leads_here: Generated<boolean>
  problem: Generated<DomainProblem>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    domain_claim: DomainClaimTable
  }
}
