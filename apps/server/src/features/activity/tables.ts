import type { ActivityName } from '@sitewright/core/activity'
import type { Id } from '@sitewright/core/id'
import type { Generated } from 'kysely'

export interface ActivityTable {
  website_id: Id
  /** Begins with the time at which it happened. */
  id: Id
  kind: ActivityName
  /** Account that did it; it may be gone. */
  account_id: Id
  /** Words of the subject, or the name of a role; empty for none. */
  about: Generated<string>
  /** Account that it was done to. */
  person_id: Id | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    activity: ActivityTable
  }
}
