import type { Id } from '@sitewright/core/id'

/** The owner's code. It is apart from the site's row, which every node keeps in memory. */
export interface SiteCodeTable {
  website_id: Id
  header: string
  footer: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    site_code: SiteCodeTable
  }
}
