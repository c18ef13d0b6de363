/** SQL of the drafts. Everything a site drafts is under one lock: the row of `site_draft`. */

import { namedBy } from '@sitewright/core/content/block-fields'
import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import {
  type NavigationPlace,
  type Navigations,
  placesInNavigations,
} from '@sitewright/core/content/navigation-item'
import type { SiteHeader } from '@sitewright/core/content/site-header'
import type { Id } from '@sitewright/core/id'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import {
  kindOf,
  type Manifest,
  type ManifestPage,
  navigationsOf,
  pagesById,
  styleOf,
} from './manifest.ts'

/** Mutex (row lock): nobody else changes or publishes drafts of the site until the transaction ends. */
export async function lockDrafts({ id, db }: SiteTx): Promise<void> {
  await db
    .selectFrom('site_draft')
    .select('website_id')
    .where('website_id', '=', id)
    .forUpdate()
    .execute()
}

/** Shared lock: others may save edits meanwhile, but nobody publishes. */
export async function holdDrafts({ id, db }: SiteTx): Promise<void> {
  await db
    .selectFrom('site_draft')
    .select('website_id')
    .where('website_id', '=', id)
    .forShare()
    .execute()
}

export interface DraftPage extends ManifestPage {
  readonly kind: CollectionKindName
  readonly parentId: Id | null
  /** Key of the navigation that lists it; null for pages that are not linked. */
  readonly navigation: string | null
}

export interface Draft extends Manifest {
  readonly pages: readonly DraftPage[]
  readonly navigations: Navigations
}

/** SQL condition on rows of `block_field`, aliased `field`: whether the draft has the field. */
export const isInDraft = sql<boolean>`(field.is_drafted AND NOT field.is_removed)`

const UNLINKED = { navigation: null, parentId: null } as const

/** All drafts but the bodies, pages in the order of the navigations, unlinked ones last; two statements however many pages. */
export async function readDraft(site: SiteTx): Promise<Draft> {
  const parts = await site.db
    .selectFrom('site_draft')
    .select(['header', 'style', 'navigations'])
    .select(
      sql<Manifest['fields']>`(
        SELECT coalesce(jsonb_object_agg(field.id,
          jsonb_build_object('documentId', body.id, 'revision', body.revision)), '{}')
        FROM block_field field
        JOIN document body ON body.website_id = field.website_id AND body.id = field.document_id
        WHERE field.website_id = site_draft.website_id AND ${isInDraft})`.as('fields'),
    )
    .where('site_draft.website_id', '=', site.id)
    .executeTakeFirstOrThrow()
  const rows = await site.db
    .selectFrom('page')
    .leftJoin('document', (join) =>
      join
        .onRef('document.website_id', '=', 'page.website_id')
        .onRef('document.id', '=', 'page.document_id'),
    )
    .selectAll('page')
    .select(['document.revision', 'document.updated_at as edited_at'])
    .where('page.website_id', '=', site.id)
    .where('page.is_removed', '=', false)
    .orderBy('page.id')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const places = placesInNavigations(parts.navigations, (id) => byId.get(id)?.kind)
  const ordered = [
    ...[...places.keys()].flatMap((id) => byId.get(id) ?? []),
    ...rows.filter(({ id }) => !places.has(id)),
  ]
  const pages = ordered.map(
    (row): DraftPage => ({
      id: row.id,
      type: row.type,
      kind: row.kind,
      ...(places.get(row.id) ?? UNLINKED),
      settings: row.settings,
      title: row.title,
      navigationTitle: row.navigation_title,
      urlId: row.url_id,
      isHome: row.is_home,
      documentId: row.document_id,
      revision: row.revision,
      updatedAt: Math.max(row.updated_at.getTime(), row.edited_at?.getTime() ?? 0),
    }),
  )
  return { pages, ...parts }
}

/** Sets all navigations of the draft, and the folders of pages that follow from them. */
export async function setNavigations(
  site: SiteTx,
  navigations: Navigations,
  kindOfPage: (pageId: Id) => CollectionKindName | undefined,
): Promise<void> {
  await site.db
    .updateTable('site_draft')
    .set({ navigations: JSON.stringify(navigations) })
    .where('website_id', '=', site.id)
    .execute()
  await setFolders(site, placesInNavigations(navigations, kindOfPage))
}

async function setFolders(
  { id, db }: SiteTx,
  places: ReadonlyMap<Id, NavigationPlace>,
): Promise<void> {
  const folders = Object.fromEntries(
    [...places].map(([pageId, { parentId }]) => [pageId, parentId]),
  )
  await sql`
    UPDATE page SET parent_id = ${JSON.stringify(folders)}::jsonb ->> page.id
    WHERE website_id = ${id}
      AND parent_id IS DISTINCT FROM ${JSON.stringify(folders)}::jsonb ->> page.id`.execute(db)
}

export async function setHeader(site: SiteTx, header: SiteHeader): Promise<void> {
  await site.db
    .updateTable('site_draft')
    .set({ header: JSON.stringify(header) })
    .where('website_id', '=', site.id)
    .execute()
}

/** The site's style as editors see it. */
export async function draftStyle({ id, db }: SiteTx): Promise<SiteStyle> {
  const { style } = await db
    .selectFrom('site_draft')
    .select('style')
    .where('website_id', '=', id)
    .executeTakeFirstOrThrow()
  return style
}

export async function setStyle({ id, db }: SiteTx, style: SiteStyle): Promise<void> {
  await db
    .updateTable('site_draft')
    .set({ style: JSON.stringify(style) })
    .where('website_id', '=', id)
    .execute()
}

export interface NewSiteDraft {
  readonly header: SiteHeader
  readonly style: SiteStyle
  readonly navigations: Navigations
}

export async function insertSiteDraft(
  site: SiteTx,
  { header, style, navigations }: NewSiteDraft,
): Promise<void> {
  await site.db
    .insertInto('site_draft')
    .values({
      website_id: site.id,
      header: JSON.stringify(header),
      style: JSON.stringify(style),
      navigations: JSON.stringify(navigations),
    })
    .execute()
}

/** Makes pages, navigations, fields, header and style of the draft those of a manifest; bodies are another table's. */
export async function replaceDraft(site: SiteTx, manifest: Manifest): Promise<void> {
  // All addresses are freed first, since two pages may swap theirs.
  await site.db
    .updateTable('page')
    .set({ is_removed: true })
    .where('website_id', '=', site.id)
    .execute()
  await sql`
    UPDATE page SET
      type = wanted.type, kind = coalesce(wanted.kind, page.kind), settings = coalesce(wanted.settings, '{}'),
      title = wanted.title, navigation_title = wanted."navigationTitle",
      url_id = wanted."urlId", is_home = wanted."isHome", is_removed = false, updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(manifest.pages)}::jsonb) AS wanted (
      id text, type smallint, kind text, settings jsonb, title text, "navigationTitle" text, "urlId" text, "isHome" boolean
    )
    WHERE page.website_id = ${site.id} AND page.id = wanted.id`.execute(site.db)
  const pages = pagesById(manifest)
  await setNavigations(site, navigationsOf(manifest), (id) => {
    const page = pages.get(id)
    return page && kindOf(page)
  })
  await replaceFields(site, manifest)
  await setHeader(site, manifest.header)
  await setStyle(site, styleOf(manifest))
}

/** Replaces the fields. Versions from before may have fields of pages that were removed already. */
async function replaceFields(site: SiteTx, { fields }: Manifest): Promise<void> {
  await site.db
    .updateTable('block_field')
    .set({ is_drafted: false })
    .where('website_id', '=', site.id)
    .execute()
  const removed = await removedPages(site, Object.keys(fields).flatMap(namedBy))
  await insertFields(
    site,
    Object.entries(fields)
      .filter(([field]) => !namedBy(field).some((id) => removed.has(id)))
      .map(([field, { documentId }]) => [field, documentId]),
  )
}

async function removedPages({ id, db }: SiteTx, ids: readonly Id[]): Promise<ReadonlySet<Id>> {
  const rows = await db
    .selectFrom('page')
    .select('id')
    .where('website_id', '=', id)
    .where('is_removed', '=', true)
    .where(sql<boolean>`id = ANY (${[...ids]}::text[])`)
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Adds these fields to the draft; their documents are written beside this. */
export async function insertFields(
  { id, db }: SiteTx,
  fields: readonly (readonly [field: string, documentId: Id])[],
): Promise<void> {
  const rows = fields.map(([field, documentId]) => ({ field, documentId, named: namedBy(field) }))
  await sql`
    INSERT INTO block_field (website_id, id, document_id, named)
    SELECT ${id}, field, "documentId", named
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS one (field text, "documentId" text, named text[])
    ON CONFLICT (website_id, id)
      DO UPDATE SET document_id = excluded.document_id, is_drafted = true`.execute(db)
}

/** Takes the fields of a page out of the draft, and names them: they come back with it. */
export async function dropFieldsOfPage({ id, db }: SiteTx, pageId: Id): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE block_field SET is_drafted = false
    WHERE website_id = ${id} AND ${pageId} = ANY (named) AND is_drafted
    RETURNING id`.execute(db)
  return rows.map((row) => row.id)
}

/** Brings fields back into the draft, with the page that they belong to. */
export async function returnFieldsOfPage(
  { id, db }: SiteTx,
  fields: readonly string[],
): Promise<void> {
  await sql`
    UPDATE block_field SET is_drafted = true
    WHERE website_id = ${id} AND id = ANY (${[...fields]})`.execute(db)
}

/**
 * Marks fields of an item or product that is removed, and names them: they are in no version from now on, and no longer count.
 * Their content stays in older versions.
 */
export async function removeFieldsOf({ id, db }: SiteTx, thing: Id): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE block_field SET is_removed = true
    WHERE website_id = ${id} AND ${thing} = ANY (named) AND NOT is_removed
    RETURNING id`.execute(db)
  return rows.map((row) => row.id)
}

/** Takes that back, for an item or product that is restored. */
export async function returnFieldsOf({ id, db }: SiteTx, fields: readonly string[]): Promise<void> {
  await sql`
    UPDATE block_field SET is_removed = false
    WHERE website_id = ${id} AND id = ANY (${[...fields]})`.execute(db)
}

/** Whether a field belongs to something that no longer exists. */
export async function isFieldGone(site: SiteTx, field: string): Promise<boolean> {
  const removed = await removedPages(site, namedBy(field))
  if (removed.size > 0) return true
  const row = await site.db
    .selectFrom('block_field')
    .select('is_removed')
    .where('website_id', '=', site.id)
    .where('id', '=', field)
    .executeTakeFirst()
  return row?.is_removed === true
}
