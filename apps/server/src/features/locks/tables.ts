import type { Id } from '@sitewright/core/id'

/** Passwords of pages and of whole sites. `site.locks` has the versions; hashes are only here. */
export interface LockTable {
  website_id: Id
  /** Id of a page, or `site`. */
  target: string
  password_hash: string
  /** Changes with the password, so that visitors who knew the old one are asked again. */
  version: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    lock: LockTable
  }
}
