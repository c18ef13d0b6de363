import { FOOTER_FIELD } from '@sitewright/core/content/block-fields'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { formsIn } from '../../platform/db/forms-in.ts'
import { isInDraft } from './draft-table.ts'

export interface FormOnPage {
  readonly formId: Id
  readonly kind: 'page' | 'field' | 'footer'
  /** Id of the page; for parts that every page shares, the site's. */
  readonly id: Id
  readonly title: string
}

/** Pages and shared parts with the forms that their blocks show, in drafts or in the live version. One statement. */
export async function pagesWithForms({ id: siteId, db }: SiteTx): Promise<readonly FormOnPage[]> {
  const { rows } = await sql<FormOnPage>`
    WITH showing AS (
      SELECT document.id, shown.form_id FROM document, ${formsIn('document.body')} shown
      WHERE document.website_id = ${siteId}
      UNION
      SELECT part.document_id, shown.form_id FROM site
      JOIN publication_document part
        ON part.website_id = site.id AND part.publication_id = site.publication_id
      JOIN document_revision kept USING (website_id, document_id, revision),
        ${formsIn('kept.body')} shown
      WHERE site.id = ${siteId}
    )
    SELECT showing.form_id AS "formId", 'page' AS kind, page.id, page.title FROM page
    JOIN showing ON showing.id = page.document_id
    WHERE page.website_id = ${siteId} AND NOT page.is_removed
    UNION ALL
    SELECT DISTINCT showing.form_id,
      CASE field.id WHEN ${FOOTER_FIELD} THEN 'footer' ELSE 'field' END, field.website_id, ''
    FROM block_field field
    JOIN showing ON showing.id = field.document_id
    WHERE field.website_id = ${siteId} AND ${isInDraft}`.execute(db)
  return rows
}
