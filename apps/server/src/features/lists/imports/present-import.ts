import type { SubscriberImport } from '@sitewright/api/lists/import-shapes'
import type { ImportRow } from './import-table.ts'

export function presentImport({ listId: _, proof: __, ...row }: ImportRow): SubscriberImport {
  return row
}
