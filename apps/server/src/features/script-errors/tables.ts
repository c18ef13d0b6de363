import type { ReportedError } from '@sitewright/api/script-errors/shapes'
import type { Id } from '@sitewright/core/id'
import type { ColumnType, Generated } from 'kysely'

export interface ScriptErrorTable {
  website_id: Id
  /** Hash of message and place, by which errors are the same. */
  fingerprint: string
  id: Id
  error: ColumnType<ReportedError, string, string>
  /** Path of the page on which it came last. */
  path: string
  count: Generated<number>
  first_at: Date
  last_at: Date
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    script_error: ScriptErrorTable
  }
}
