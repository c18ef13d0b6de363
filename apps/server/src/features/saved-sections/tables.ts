import type { Section } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { Generated, JSONColumnType } from 'kysely'

export interface SavedSectionTable {
  website_id: Id
  id: Id
  name: string
  section: JSONColumnType<Section>
  created_at: Generated<Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    saved_section: SavedSectionTable
  }
}
