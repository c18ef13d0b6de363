import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { TrashKind } from '@sitewright/core/trash'
import type { JSONColumnType } from 'kysely'

export interface TrashEntryTable {
  website_id: Id
  /** Begins with the time at which the thing was removed. */
  id: Id
  kind: TrashKind
  thing_id: Id
  /** Its title when it was removed. */
  title: string
  /** Account that removed it; it may be gone. */
  account_id: Id
  /** State to go back to, as far as the thing's own row no longer tells it. */
  was: JSONColumnType<JsonObject>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    trash_entry: TrashEntryTable
  }
}
