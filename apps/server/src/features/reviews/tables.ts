import type { Id } from '@sitewright/core/id'
import type { Generated } from 'kysely'

/** The last review that was asked for of an item. */
export interface ReviewTable {
  website_id: Id
  item_id: Id
  reviewer_id: Id
  asked_by: Id
  asked_at: Date
  /** When the reviewer was last sent a mail about it; null where they never were. */
  told_at: Generated<Date | null>
  /** Note of the reviewer as they gave it back. */
  note: Generated<string>
  returned_by: Id | null
  /** Null while it waits for the reviewer. */
  returned_at: Date | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    review: ReviewTable
  }
}
