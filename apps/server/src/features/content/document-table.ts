/** SQL of single documents: their drafts, the batches of edits applied to them, and their kept revisions. */

import { withoutBadLinks } from '@sitewright/blocks/rich-text'
import type { Operation } from '@sitewright/core/document/operation'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { Documents } from '@sitewright/page/data/site-content'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { announceEditing } from '../../platform/events.ts'
import type { SavedBatch } from './conflicts.ts'
import { isInDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import type { DocumentKind } from './tables.ts'

export interface DraftDocument {
  readonly id: Id
  readonly kind: DocumentKind
  readonly body: PageDocument
  readonly revision: number
}

/** The draft for editing, locked against other savers; undefined for the body of a removed page or field. */
export async function documentForSaving(
  site: SiteTx,
  documentId: Id,
): Promise<DraftDocument | undefined> {
  const draft = await editableDocument(site, documentId).forUpdate().executeTakeFirst()
  return draft && asEdited(draft)
}

/** The draft as editors see it; undefined for the body of a removed page or field. */
export async function documentForEditing(
  site: SiteTx,
  documentId: Id,
): Promise<DraftDocument | undefined> {
  const draft = await editableDocument(site, documentId).executeTakeFirst()
  return draft && asEdited(draft)
}

function editableDocument(site: SiteTx, documentId: Id) {
  return site.db
    .selectFrom('document')
    .select(['id', 'kind', 'body', 'revision'])
    .where('website_id', '=', site.id)
    .where('id', '=', documentId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('kind', '=', 'item'),
        exists(
          selectFrom('block_field as field')
            .select('field.id')
            .where('field.website_id', '=', site.id)
            .where('field.document_id', '=', documentId)
            .where(isInDraft),
        ),
        exists(
          selectFrom('page')
            .select('page.id')
            .where('page.website_id', '=', site.id)
            .where('page.document_id', '=', documentId)
            .where('page.is_removed', '=', false),
        ),
      ]),
    )
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
    .then((drafts) => drafts.map(asEdited))
}

/** Drops links that were stored before links were checked, so that no edit brings one back and is refused for it. */
function asEdited(draft: DraftDocument): DraftDocument {
  return { ...draft, body: withoutBadLinks(draft.body) }
}

/** One draft; refused where the site has none of this id. */
export async function draftDocument(site: SiteTx, documentId: Id): Promise<DraftDocument> {
  const [draft] = await draftDocuments(site, [documentId])
  if (!draft) throw fail('documentMissing')
  return draft
}

/**
 * First section of the draft of a page's or an item's body, without reading the rest of it; none in a field, which is not at
 * the top of its page. Refused where the site has no such document.
 */
export async function topOfDraft(
  { id, db }: SiteTx,
  documentId: Id,
): Promise<{ readonly first: Id | undefined }> {
  const draft = await db
    .selectFrom('document')
    .select(['kind', sql<Id | null>`body -> 'sectionOrder' ->> 0`.as('first')])
    .where('website_id', '=', id)
    .where('id', '=', documentId)
    .executeTakeFirst()
  if (!draft) throw fail('documentMissing')
  return { first: draft.kind === 'field' ? undefined : (draft.first ?? undefined) }
}

/** Documents that were edited in the last minutes, such as between the opening of an editor and its hearing of changes. */
export async function recentlyEdited(site: SiteTx): Promise<DocumentRevision[]> {
  return site.db
    .selectFrom('document')
    .select(['id as documentId', 'revision'])
    .where('website_id', '=', site.id)
    .where('updated_at', '>', sql<Date>`now() - interval '5 minutes'`)
    .execute()
}

export interface DocumentRevision {
  readonly documentId: Id
  readonly revision: number
}

/** Bodies as they were at the named revisions. One statement. */
export async function revisionsOf(
  site: SiteTx,
  wanted: readonly DocumentRevision[],
): Promise<Documents> {
  return wanted.length === 0 ? new Map() : bodiesIn(site, [atRevisions(site, wanted)])
}

/** Bodies of a version, and beside them others at revisions of their own. One statement. */
export async function documentsWith(
  site: SiteTx,
  { version, documentIds }: { version: 'draft' | Id; documentIds: readonly Id[] },
  revisions: readonly DocumentRevision[],
): Promise<Documents> {
  const ofVersion =
    version === 'draft' ? drafts(site, documentIds) : kept(site, version, documentIds)
  // A document named in both ways is read as the version has it.
  const parts = [
    ...(revisions.length === 0 ? [] : [atRevisions(site, revisions)]),
    ...(documentIds.length === 0 ? [] : [ofVersion]),
  ]
  return parts.length === 0 ? new Map() : bodiesIn(site, parts)
}

async function bodiesIn({ db }: SiteTx, parts: readonly RawBuilder<unknown>[]): Promise<Documents> {
  const { rows } = await sql<{ document_id: Id; body: PageDocument }>`
    ${sql.join(parts, sql` UNION ALL `)} ORDER BY part`.execute(db)
  return new Map(rows.map((row) => [row.document_id, row.body]))
}

function atRevisions({ id }: SiteTx, wanted: readonly DocumentRevision[]) {
  return sql`
    SELECT 0 AS part, kept.document_id, kept.body
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      AS wanted ("documentId" text, revision integer)
    JOIN document_revision kept ON kept.website_id = ${id}
      AND kept.document_id = wanted."documentId" AND kept.revision = wanted.revision`
}

function kept({ id }: SiteTx, publicationId: Id, documentIds: readonly Id[]) {
  return sql`
    SELECT 1 AS part, kept.document_id, kept.body
    FROM publication_document AS listed
    JOIN document_revision kept USING (website_id, document_id, revision)
    WHERE listed.website_id = ${id} AND listed.publication_id = ${publicationId}
      AND listed.document_id = ANY(${[...documentIds]})`
}

function drafts({ id }: SiteTx, documentIds: readonly Id[]) {
  return sql`
    SELECT 1 AS part, id AS document_id, body FROM document
    WHERE website_id = ${id} AND id = ANY(${[...documentIds]})`
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
  await announceEditing(site, change)
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

/** Batches saved after `revision`, oldest first. Old ones are removed, so there may be gaps at the start. */
export async function changesSince(
  site: SiteTx,
  documentId: Id,
  revision: number,
): Promise<SavedBatch<Operation>[]> {
  return site.db
    .selectFrom('document_change as change')
    .leftJoin('account', 'account.id', 'change.account_id')
    .select(['change.operations', 'account.name as by'])
    .where('change.website_id', '=', site.id)
    .where('change.document_id', '=', documentId)
    .where('change.revision', '>', revision)
    .orderBy('change.revision')
    .execute()
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

/** Keeps the present drafts of these documents as revisions, for good. */
export async function keepRevisions(site: SiteTx, documentIds: readonly Id[]): Promise<void> {
  await sql`
    INSERT INTO document_revision (website_id, document_id, revision, body)
    SELECT website_id, id, revision, body FROM document
    WHERE website_id = ${site.id} AND id = ANY (${documentIds}::text[])
    ON CONFLICT DO NOTHING`.execute(site.db)
}

/** Sets the drafts to their state in a publication, each as a new revision. */
export async function bringBack(site: SiteTx, publicationId: Id): Promise<void> {
  const { rows } = await sql<DocumentRevision>`
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
    SELECT website_id, id, revision, 'restored-' || revision, false FROM brought
    RETURNING document_id AS "documentId", revision`.execute(site.db)
  for (const brought of rows) await announceEditing(site, brought)
}

/** Time for which batches are kept. Editors do not stay open for longer; edits on older revisions are a conflict. */
const REMEMBERED = '30 days'

export async function forgetOldChanges(site: SiteTx): Promise<void> {
  await sql`
    DELETE FROM document_change
    WHERE website_id = ${site.id} AND created_at < now() - ${REMEMBERED}::interval`.execute(site.db)
  await sql`
    DELETE FROM site_draft_change
    WHERE website_id = ${site.id} AND created_at < now() - ${REMEMBERED}::interval`.execute(site.db)
}

export interface NewDocument {
  readonly id: Id
  readonly kind: DocumentKind
  readonly body: PageDocument
}

export async function insertDocuments(
  site: SiteTx,
  documents: readonly NewDocument[],
): Promise<void> {
  if (documents.length === 0) return
  await site.db
    .insertInto('document')
    .values(
      documents.map(({ id, kind, body }) => ({
        website_id: site.id,
        id,
        kind,
        body: JSON.stringify(body),
        revision: 1,
      })),
    )
    .execute()
}
