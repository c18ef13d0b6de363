/** SQL of the drafts of pages. */

import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import type { CollectionSettings } from '@sitewright/core/content/collection-settings'
import type { CollectionType } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { PageRecord } from '@sitewright/page/data/site-content'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { settingsOf } from './manifest.ts'

/** The draft of one page in the form that rendering and other features use. */
export async function draftPage(site: SiteTx, pageId: Id): Promise<PageRecord | undefined> {
  const row = await site.db
    .selectFrom('page')
    .selectAll()
    .where('website_id', '=', site.id)
    .where('id', '=', pageId)
    .where('is_removed', '=', false)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      type: row.type,
      kind: row.kind,
      parentId: row.parent_id ?? undefined,
      settings: settingsOf(row),
      title: row.title,
      navigationTitle: row.navigation_title,
      urlId: row.url_id,
      isHome: row.is_home,
      documentId: row.document_id ?? undefined,
      updatedAt: row.updated_at.getTime(),
    }
  )
}

/** Id of the home page as drafted. */
export async function draftHome({ id, db }: SiteTx): Promise<Id | undefined> {
  const row = await db
    .selectFrom('page')
    .select('id')
    .where('website_id', '=', id)
    .where('is_home', '=', true)
    .where('is_removed', '=', false)
    .executeTakeFirst()
  return row?.id
}

export interface NewPage {
  readonly id: Id
  readonly type: CollectionType
  readonly kind: CollectionKindName
  readonly parentId?: Id | null
  readonly settings?: Partial<CollectionSettings>
  readonly title: string
  readonly navigationTitle: string
  readonly urlId: string
  readonly isHome: boolean
  readonly documentId: Id | null
}

export async function insertPages(site: SiteTx, pages: readonly NewPage[]): Promise<void> {
  if (pages.length === 0) return
  await site.db
    .insertInto('page')
    .values(
      pages.map((page) => ({
        website_id: site.id,
        id: page.id,
        type: page.type,
        kind: page.kind,
        parent_id: page.parentId ?? null,
        settings: JSON.stringify(page.settings ?? {}),
        title: page.title,
        navigation_title: page.navigationTitle,
        url_id: page.urlId,
        is_home: page.isHome,
        document_id: page.documentId,
      })),
    )
    .execute()
}

export interface PageFields {
  readonly title?: string | undefined
  readonly navigationTitle?: string | undefined
  readonly urlId?: string | undefined
  /** All settings; the caller merges a change into them. */
  readonly settings?: Partial<CollectionSettings> | undefined
}

export async function changePage(site: SiteTx, pageId: Id, fields: PageFields): Promise<void> {
  await site.db
    .updateTable('page')
    .set({
      ...(fields.title !== undefined && { title: fields.title }),
      ...(fields.navigationTitle !== undefined && { navigation_title: fields.navigationTitle }),
      ...(fields.urlId !== undefined && { url_id: fields.urlId }),
      ...(fields.settings !== undefined && { settings: JSON.stringify(fields.settings) }),
      updated_at: sql<Date>`now()`,
    })
    .where('website_id', '=', site.id)
    .where('id', '=', pageId)
    .execute()
}

export async function moveHome(site: SiteTx, pageId: Id): Promise<void> {
  const set = (isHome: boolean) =>
    site.db
      .updateTable('page')
      .set({ is_home: isHome, updated_at: sql<Date>`now()` })
      .where('website_id', '=', site.id)
  await set(false).where('is_home', '=', true).where('is_removed', '=', false).execute()
  await set(true).where('id', '=', pageId).execute()
}

/** Takes the mark away, and gives the page the address that it has from now on. */
export async function markRestored(site: SiteTx, pageId: Id, urlId: string): Promise<void> {
  await site.db
    .updateTable('page')
    .set({ is_removed: false, url_id: urlId, updated_at: sql<Date>`now()` })
    .where('website_id', '=', site.id)
    .where('id', '=', pageId)
    .execute()
}

/** A removed page; undefined for one that is there, or unknown. */
export async function removedPage({ id, db }: SiteTx, pageId: Id) {
  return db
    .selectFrom('page')
    .select(['kind', 'url_id as urlId'])
    .where('website_id', '=', id)
    .where('id', '=', pageId)
    .where('is_removed', '=', true)
    .executeTakeFirst()
}

/** Tombstone: marks a page as removed. Its place in the navigations is another table's. */
export async function markRemoved(site: SiteTx, pageId: Id): Promise<void> {
  await site.db
    .updateTable('page')
    .set({ is_removed: true })
    .where('website_id', '=', site.id)
    .where('id', '=', pageId)
    .execute()
}
