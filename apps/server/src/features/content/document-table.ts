/** SQL of single documents: their drafts, the batches of edits they have seen, and their kept revisions. */

import type { Operation } from '@sitewright/core/document/operation'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { fail } from './errors.ts'
import type { Documents } from './site-content.ts'

export interface DraftDocument {
  readonly id: Id
  readonly kind: 'page' | 'footer' | 'item'
  readonly body: PageDocument
  readonly revision: number
}

/** The draft for editing, held against other savers; nothing for the body of a removed page. */
export async function documentForSaving(
  site: SiteTx,
  documentId: Id,
): Promise<DraftDocument | undefined> {
  return site.db
    .selectFrom('document')
    .select(['id', 'kind', 'body', 'revision'])
    .where('website_id', '=', site.id)
    .where('id', '=', documentId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('kind', 'in', ['footer', 'item']),
        exists(
          selectFrom('page')
            .select('page.id')
            .where('page.website_id', '=', site.id)
            .where('page.document_id', '=', documentId)
            .where('page.is_removed', '=', false),
        ),
      ]),
    )
    .forUpdate()
    .executeTakeFirst()
}

export async function draftDocuments(
  site: SiteTx,
  documentIds: readonly Id[],
): Promise<DraftDocument[]> {
  if (documentIds.length === 0) return []
  return site.db
    .selectFrom('document')
    .select(['id', 'kind', 'body', 'revision'])
    .where('website_id', '=', site.id)
    .where('id', 'in', documentIds)
    .execute()
}

/** One draft; refused where there is none of this id on the site. */
export async function draftDocument(site: SiteTx, documentId: Id): Promise<DraftDocument> {
  const [draft] = await draftDocuments(site, [documentId])
  if (!draft) throw fail('documentMissing')
  return draft
}

export async function publishedDocuments(
  site: SiteTx,
  publicationId: Id,
  documentIds: readonly Id[],
): Promise<Documents> {
  if (documentIds.length === 0) return new Map()
  const rows = await site.db
    .selectFrom('publication_document as part')
    .innerJoin('document_revision as kept', (join) =>
      join
        .onRef('kept.website_id', '=', 'part.website_id')
        .onRef('kept.document_id', '=', 'part.document_id')
        .onRef('kept.revision', '=', 'part.revision'),
    )
    .select(['kept.document_id', 'kept.body'])
    .where('part.website_id', '=', site.id)
    .where('part.publication_id', '=', publicationId)
    .where('part.document_id', 'in', documentIds)
    .execute()
  return new Map(rows.map((row) => [row.document_id, row.body]))
}

/** Bodies as they were at the revisions named. One statement. */
export async function revisionsOf(
  site: SiteTx,
  wanted: readonly { readonly documentId: Id; readonly revision: number }[],
): Promise<Documents> {
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ document_id: Id; body: PageDocument }>`
    SELECT kept.document_id, kept.body
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      AS wanted ("documentId" text, revision integer)
    JOIN document_revision kept ON kept.website_id = ${site.id}
      AND kept.document_id = wanted."documentId" AND kept.revision = wanted.revision`.execute(
    site.db,
  )
  return new Map(rows.map((row) => [row.document_id, row.body]))
}

export interface SavedChange {
  readonly documentId: Id
  readonly revision: number
  readonly batchId: string
  /** Null where the whole document was replaced. */
  readonly operations: readonly Operation[] | null
  readonly isRebased: boolean
  readonly accountId: Id | null
}

export async function insertChange(site: SiteTx, change: SavedChange): Promise<void> {
  await site.db
    .insertInto('document_change')
    .values({
      website_id: site.id,
      document_id: change.documentId,
      revision: change.revision,
      batch_id: change.batchId,
      operations: JSON.stringify(change.operations),
      is_rebased: change.isRebased,
      account_id: change.accountId,
    })
    .execute()
}

export async function changeOfBatch(
  site: SiteTx,
  documentId: Id,
  batchId: string,
): Promise<{ revision: number; isRebased: boolean } | undefined> {
  return site.db
    .selectFrom('document_change')
    .select(['revision', 'is_rebased as isRebased'])
    .where('website_id', '=', site.id)
    .where('document_id', '=', documentId)
    .where('batch_id', '=', batchId)
    .executeTakeFirst()
}

/** Batches saved after `revision`, oldest first. Old ones are forgotten, so there may be gaps at the start. */
export async function changesSince(
  site: SiteTx,
  documentId: Id,
  revision: number,
): Promise<(readonly Operation[] | null)[]> {
  const rows = await site.db
    .selectFrom('document_change')
    .select('operations')
    .where('website_id', '=', site.id)
    .where('document_id', '=', documentId)
    .where('revision', '>', revision)
    .orderBy('revision')
    .execute()
  return rows.map(({ operations }) => operations)
}

export async function storeBody(
  site: SiteTx,
  documentId: Id,
  body: PageDocument,
  revision: number,
): Promise<void> {
  await site.db
    .updateTable('document')
    .set({ body: JSON.stringify(body), revision, updated_at: sql<Date>`now()` })
    .where('website_id', '=', site.id)
    .where('id', '=', documentId)
    .execute()
}

/** Keeps the drafts of these documents as they are now, for good. */
export async function keepRevisions(site: SiteTx, documentIds: readonly Id[]): Promise<void> {
  await sql`
    INSERT INTO document_revision (website_id, document_id, revision, body)
    SELECT website_id, id, revision, body FROM document
    WHERE website_id = ${site.id} AND id = ANY (${documentIds}::text[])
    ON CONFLICT DO NOTHING`.execute(site.db)
}

/** Makes the drafts what they were in a publication, each as a new revision. */
export async function bringBack(site: SiteTx, publicationId: Id): Promise<void> {
  await sql`
    WITH brought AS (
      UPDATE document SET body = kept.body, revision = document.revision + 1, updated_at = now()
      FROM publication_document part
      JOIN document_revision kept USING (website_id, document_id, revision)
      WHERE part.website_id = ${site.id} AND part.publication_id = ${publicationId}
        AND document.website_id = part.website_id AND document.id = part.document_id
        AND document.revision <> part.revision
      RETURNING document.website_id, document.id, document.revision
    )
    INSERT INTO document_change (website_id, document_id, revision, batch_id, is_rebased)
    SELECT website_id, id, revision, 'restored-' || revision, false FROM brought`.execute(site.db)
}

/** Editors do not stay open for longer than this; what they made on older revisions is a conflict. */
const REMEMBERED = '30 days'

export async function forgetOldChanges(site: SiteTx): Promise<void> {
  await sql`
    DELETE FROM document_change
    WHERE website_id = ${site.id} AND created_at < now() - ${REMEMBERED}::interval`.execute(site.db)
}
