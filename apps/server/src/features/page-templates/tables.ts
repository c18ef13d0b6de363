import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import type { CollectionSettings } from '@sitewright/core/content/collection-settings'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { ColumnType, Generated } from 'kysely'

export interface PageTemplateTable {
  website_id: Id
  id: Id
  name: string
  kind: CollectionKindName
  settings: ColumnType<Partial<CollectionSettings>, string, string>
  body: ColumnType<PageDocument, string, string>
  /** Words for its sections. */
  sections: ColumnType<readonly string[], string, string>
  created_at: Generated<Date>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    page_template: PageTemplateTable
  }
}
