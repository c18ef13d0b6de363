import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { formsIn } from '../../platform/db/forms-in.ts'

export interface FormOnItem {
  readonly formId: Id
  readonly kind: 'item' | 'product'
  readonly id: Id
  readonly title: string
}

/** Items with the forms that blocks of their bodies show, in drafts or published. One statement. */
export async function itemsWithForms({ id, db }: SiteTx): Promise<readonly FormOnItem[]> {
  const { rows } = await sql<FormOnItem>`
    WITH showing AS (
      SELECT document.id, shown.form_id FROM document, ${formsIn('document.body')} shown
      WHERE document.website_id = ${id}
      UNION
      SELECT kept.document_id, shown.form_id FROM item
      JOIN document_revision kept ON kept.website_id = item.website_id
        AND kept.document_id = item.document_id AND kept.revision = item.published_revision,
        ${formsIn('kept.body')} shown
      WHERE item.website_id = ${id}
    )
    SELECT showing.form_id AS "formId", item.id, item.title,
      CASE WHEN item.record_type = ${RECORD_TYPES.storeItem} THEN 'product' ELSE 'item' END AS kind
    FROM item
    JOIN showing ON showing.id = item.document_id
    WHERE item.website_id = ${id} AND NOT item.is_removed`.execute(db)
  return rows
}
