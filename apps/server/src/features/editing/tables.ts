import type { Id } from '@sitewright/core/id'
import type { Generated } from 'kysely'

/** An editor that is open: one row for each tab that listens to what others do. */
export interface EditingPresenceTable {
  website_id: Id
  tab: string
  /** The connection that keeps the row; a tab that connects anew takes its row over. */
  connection_id: Id
  account_id: Id
  page_id: Id
  section_id: Id | null
  /** Last sign of life of the connection. */
  seen_at: Generated<Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    editing_presence: EditingPresenceTable
  }
}
