/** SQL of published versions. Rows are only ever added; the database refuses to change them. */

import { MAX_FIELDS_OF_ONE } from '@sitewright/core/content/block-fields'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { type Id, isId, newId } from '@sitewright/core/id'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import type { Documents } from '@sitewright/page/data/site-content'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { draftStyle } from './draft-table.ts'
import { documentsOf, type Manifest, styleOf } from './manifest.ts'

/** Author of a version in the history. */
export interface Author {
  /** Null for the platform itself. */
  readonly id: Id | null
  readonly name: string
}

export interface PublicationRow {
  readonly id: Id
  readonly at: Date
  readonly authorName: string
  /** Empty for none. */
  readonly name: string
  readonly note: string
  /** Moment of another version that the note speaks of. */
  readonly about: Date | null
  readonly changes: readonly string[]
}

/** Versions of a site with their names, as its history shows them. */
function summaries(site: SiteTx) {
  return site.db
    .selectFrom('publication')
    .leftJoin('publication_name as named', (join) =>
      join
        .onRef('named.website_id', '=', 'publication.website_id')
        .onRef('named.publication_id', '=', 'publication.id'),
    )
    .select([
      'publication.id',
      'publication.created_at as at',
      'publication.author_name as authorName',
      'publication.note',
      'publication.about_at as about',
      'publication.changes',
      sql<string>`coalesce(named.name, '')`.as('name'),
    ])
    .where('publication.website_id', '=', site.id)
}

export interface NewPublication {
  readonly manifest: Manifest
  readonly note: string
  /** Moment of another version that the note speaks of. */
  readonly about?: Date | undefined
  readonly changes: readonly string[]
  readonly author: Author
}

/** Adds a version. The revisions that the manifest names have to be kept already. */
export async function insertPublication(
  site: SiteTx,
  { manifest, note, about, changes, author }: NewPublication,
): Promise<Id> {
  const id = newId()
  await site.db
    .insertInto('publication')
    .values({
      website_id: site.id,
      id,
      manifest: JSON.stringify(manifest),
      note,
      about_at: about ?? null,
      changes: JSON.stringify(changes),
      author_id: author.id,
      author_name: author.name,
    })
    .execute()
  await sql`
    INSERT INTO publication_document (website_id, publication_id, document_id, revision)
    SELECT ${site.id}, ${id}, "documentId", revision
    FROM jsonb_to_recordset(${JSON.stringify(documentsOf(manifest))}::jsonb)
      AS head ("documentId" text, revision integer)`.execute(site.db)
  return id
}

/** Makes a version live: visitors see it once this transaction commits. */
export async function makeLive(site: SiteTx, publicationId: Id): Promise<void> {
  await site.db
    .updateTable('site')
    .set({ publication_id: publicationId, published_at: sql<Date>`now()` })
    .where('id', '=', site.id)
    .execute()
}

export async function liveManifest(
  site: SiteTx,
): Promise<{ id: Id; at: Date; manifest: Manifest } | undefined> {
  return site.db
    .selectFrom('site')
    .innerJoin('publication', (join) =>
      join
        .onRef('publication.website_id', '=', 'site.id')
        .onRef('publication.id', '=', 'site.publication_id'),
    )
    .select(['publication.id', 'publication.created_at as at', 'publication.manifest'])
    .where('site.id', '=', site.id)
    .executeTakeFirst()
}

export async function findManifest(
  site: SiteTx,
  publicationId: Id,
): Promise<{ at: Date; manifest: Manifest } | undefined> {
  return site.db
    .selectFrom('publication')
    .select(['created_at as at', 'manifest'])
    .where('website_id', '=', site.id)
    .where('id', '=', publicationId)
    .executeTakeFirst()
}

/** The look of a version by its id, or else that of the drafts. */
export async function versionStyle(site: SiteTx, version: string | null): Promise<SiteStyle> {
  const kept = version !== null && isId(version) ? await findManifest(site, version) : undefined
  return kept ? styleOf(kept.manifest) : draftStyle(site)
}

/** A publication with the bodies of the fields that all of its pages have, so that no page has to ask for them first. */
export async function findSharedManifest(
  site: SiteTx,
  publicationId: Id,
): Promise<{ manifest: Manifest; bodies: Documents } | undefined> {
  const { rows } = await sql<{ manifest: Manifest; bodies: Record<Id, PageDocument> | null }>`
    SELECT manifest, (
      SELECT jsonb_object_agg(kept.document_id, kept.body)
      FROM (
        SELECT head FROM jsonb_each(publication.manifest -> 'fields') AS field (name, head)
        WHERE name !~ '(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])' LIMIT ${MAX_FIELDS_OF_ONE}
      ) AS field
      JOIN document_revision AS kept ON kept.website_id = publication.website_id
        AND kept.document_id = field.head ->> 'documentId'
        AND kept.revision = (field.head ->> 'revision')::integer
    ) AS bodies
    FROM publication WHERE website_id = ${site.id} AND id = ${publicationId}`.execute(site.db)
  const [row] = rows
  return row && { manifest: row.manifest, bodies: new Map(Object.entries(row.bodies ?? {})) }
}

export async function publicationRow(site: SiteTx, id: Id): Promise<PublicationRow> {
  return summaries(site).where('publication.id', '=', id).executeTakeFirstOrThrow()
}

/** Keyset pagination: versions before one, newest first. */
export async function publicationsBefore(
  site: SiteTx,
  before: Id | undefined,
  limit: number,
): Promise<PublicationRow[]> {
  return summaries(site)
    .$if(before !== undefined, (query) => query.where('publication.id', '<', before ?? ''))
    .orderBy('publication.id', 'desc')
    .limit(limit)
    .execute()
}

/** Whether the draft, or any version that can be brought back, has a theme of this key. */
export async function isThemeNamed(site: SiteTx, key: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT EXISTS (
      SELECT FROM site_draft WHERE website_id = ${site.id} AND style ->> 'theme' = ${key}
    ) OR EXISTS (
      SELECT FROM publication
      WHERE website_id = ${site.id} AND manifest -> 'style' ->> 'theme' = ${key}
    ) AS is`.execute(site.db)
  return rows[0]?.is ?? false
}

export interface SiteClock {
  readonly timeZone: string
  readonly publicationId: Id | null
}

/** Clock of a site's history, and the id of its live version. */
export async function siteClock(site: SiteTx): Promise<SiteClock> {
  return site.db
    .selectFrom('site')
    .select(['time_zone as timeZone', 'publication_id as publicationId'])
    .where('id', '=', site.id)
    .executeTakeFirstOrThrow()
}

/** Names a version, or takes its name away where that is empty. Call it under the lock on the drafts. */
export async function namePublication(
  { id, db }: SiteTx,
  publicationId: Id,
  name: string,
): Promise<void> {
  if (name === '') {
    await db
      .deleteFrom('publication_name')
      .where('website_id', '=', id)
      .where('publication_id', '=', publicationId)
      .execute()
    return
  }
  await db
    .insertInto('publication_name')
    .values({ website_id: id, publication_id: publicationId, name })
    .onConflict((taken) => taken.columns(['website_id', 'publication_id']).doUpdateSet({ name }))
    .execute()
}

/** Number of the site's versions with a name, without one of them. */
export async function otherNamed({ id, db }: SiteTx, publicationId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('publication_name')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('website_id', '=', id)
    .where('publication_id', '!=', publicationId)
    .executeTakeFirstOrThrow()
  return count
}
