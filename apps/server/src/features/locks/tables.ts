import type { Id } from '@sitewright/core/id'

/** Passwords of pages and of whole sites. `site.locks` says which versions there are; hashes are only here. */
export interface LockTable {
  website_id: Id
  /** A page's id, or `site`. */
  target: string
  password_hash: string
  /** Changes with the password, so that whoever knew the old one is asked again. */
  version: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    lock: LockTable
  }
}
