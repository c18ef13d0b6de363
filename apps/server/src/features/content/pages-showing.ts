import { FOOTER_FIELD } from '@sitewright/core/content/block-fields'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { namesIn } from '../../platform/db/names-in.ts'
import { isInDraft } from './draft-table.ts'

export interface ContentUse {
  readonly kind: 'page' | 'field' | 'footer' | 'header' | 'site'
  /** Id of the page; for the parts that every page shares, the site's. */
  readonly id: Id
  readonly title: string
}

/**
 * Pages, shared parts and the site’s own settings that contain one of an upload's names, in drafts or in the live version. One
 * statement.
 */
export async function pagesShowing(
  { id: siteId, db }: SiteTx,
  names: readonly string[],
): Promise<readonly ContentUse[]> {
  const has = (column: string) => namesIn(sql`${sql.ref(column)}::text`, names)
  const { rows } = await sql<ContentUse>`
    WITH showing AS (
      SELECT document.id FROM document
      WHERE document.website_id = ${siteId} AND ${has('document.body')}
      UNION
      SELECT part.document_id FROM site
      JOIN publication_document part
        ON part.website_id = site.id AND part.publication_id = site.publication_id
      JOIN document_revision kept USING (website_id, document_id, revision)
      WHERE site.id = ${siteId} AND ${has('kept.body')}
    )
    SELECT 'page' AS kind, page.id, page.title FROM page
    WHERE page.website_id = ${siteId} AND NOT page.is_removed
      AND (page.document_id IN (SELECT id FROM showing) OR ${has('page.settings')})
    UNION ALL
    SELECT DISTINCT CASE id WHEN ${FOOTER_FIELD} THEN 'footer' ELSE 'field' END, website_id, ''
    FROM block_field field
    WHERE website_id = ${siteId} AND ${isInDraft} AND document_id IN (SELECT id FROM showing)
    UNION ALL
    SELECT 'header', website_id, '' FROM site_draft
    WHERE website_id = ${siteId} AND ${has('header')}
    UNION ALL
    SELECT 'site', id, '' FROM site
    WHERE id = ${siteId} AND ${has('settings')}`.execute(db)
  return rows
}
