import type { Id } from '@sitewright/core/id'
import type { Generated } from 'kysely'

/** One version of a theme that is installed on a site; it never changes. Its files lie at `themes/<id>`. */
export interface ThemeVersionTable {
  website_id: Id
  /** Key by which a style names it. */
  id: Id
  /** Name of the theme; versions of one name are versions of one theme. */
  name: string
  /** Version number, from 1 for each name. */
  number: number
  author: string
  /** Hash of its content. */
  revision: string
  /** Bytes of its stored archive. */
  packed_bytes: number
  /** Number of warnings about it. */
  warnings: number
  installed_by: string
  created_at: Generated<Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    theme_version: ThemeVersionTable
  }
}
