import type { Id } from '@sitewright/core/id'
import type { RedirectStatus } from '@sitewright/core/site/redirects'
import type { Generated } from 'kysely'

/** Redirects of a site. `site.redirect_count` counts them, so that sites without any are never queried. */
export interface RedirectTable {
  website_id: Id
  id: Id
  /** Decoded path, without a slash at its end. */
  path: string
  target: string
  status: RedirectStatus
  is_automatic: boolean
  covers_below: boolean
  created_at: Generated<Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    redirect: RedirectTable
  }
}
