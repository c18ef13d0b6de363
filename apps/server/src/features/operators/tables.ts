import type { OPERATOR_DEEDS } from '@sitewright/api/operators/shapes'
import type { Id } from '@sitewright/core/id'

/** Log of what operators did. It names sites and people by what they were called then, since it outlives both. */
export interface OperatorEventTable {
  id: Id
  deed: (typeof OPERATOR_DEEDS)[number]
  operator: string
  site_id: Id
  site_title: string
  reason: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    operator_event: OperatorEventTable
  }
}
