import type { Id } from '@sitewright/core/id'
import type { Generated } from 'kysely'

/** One version of a theme that is installed on a site; it never changes. Its files lie at `themes/<id>`. */
export interface ThemeVersionTable {
  website_id: Id
  /** What a style calls it. */
  id: Id
  /** Of the theme; versions of one name are versions of one theme. */
  name: string
  /** Counts from 1 for each name. */
  number: number
  author: string
  /** Of its bytes. */
  revision: string
  /** As it is kept. */
  packed_bytes: number
  /** What may be said about it. */
  warnings: number
  installed_by: string
  created_at: Generated<Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    theme_version: ThemeVersionTable
  }
}
