import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import type { CollectionSettings } from '@sitewright/core/content/collection-settings'
import type { Navigations } from '@sitewright/core/content/navigation-item'
import type { SiteHeader } from '@sitewright/core/content/site-header'
import type { Operation } from '@sitewright/core/document/operation'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { CollectionType } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { SiteOperation } from '@sitewright/core/site/site-operation'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import type { Generated, JSONColumnType } from 'kysely'
import type { Manifest } from './manifest.ts'

/** The draft of a page. Rows stay when a page is removed (tombstone): versions and products still point at them. */
export interface PageTable {
  website_id: Id
  id: Id
  type: CollectionType
  kind: CollectionKindName
  /** Folder or index above it, derived from the draft's navigations. */
  parent_id: Id | null
  /** Differences from `DEFAULT_COLLECTION_SETTINGS`. */
  settings: JSONColumnType<Partial<CollectionSettings>>
  title: string
  navigation_title: string
  url_id: string
  is_home: boolean
  document_id: Id | null
  is_removed: Generated<boolean>
  updated_at: Generated<Date>
}

export type DocumentKind = 'page' | 'field' | 'item'

/** The draft of a body. `revision` counts the batches of edits applied to it. */
export interface DocumentTable {
  website_id: Id
  id: Id
  kind: DocumentKind
  body: JSONColumnType<PageDocument>
  revision: number
  updated_at: Generated<Date>
}

/** One saved batch of edits, against which later batches on older revisions are checked. */
export interface DocumentChangeTable {
  website_id: Id
  document_id: Id
  /** Revision after the batch. */
  revision: number
  batch_id: string
  /** Null where the whole document was replaced. */
  operations: JSONColumnType<readonly Operation[] | null>
  /** Whether the batch was rebased: put on top of someone else's. */
  is_rebased: boolean
  account_id: Id | null
  created_at: Generated<Date>
}

/** A body as it was at one revision; never changes. */
export interface DocumentRevisionTable {
  website_id: Id
  document_id: Id
  revision: number
  body: JSONColumnType<PageDocument>
  created_at: Generated<Date>
}

/** Draft of everything beside a site's pages; its row is the lock on all drafts of the site. */
export interface SiteDraftTable {
  website_id: Id
  header: JSONColumnType<SiteHeader>
  style: JSONColumnType<SiteStyle>
  /** Trees of all navigations, by key. */
  navigations: JSONColumnType<Navigations>
  /** Counts the batches of edits applied to everything that the site drafts beside its documents. */
  revision: Generated<number>
}

/** One saved batch of edits of a site's draft beside its documents, as `document_change` has those of documents. */
export interface SiteDraftChangeTable {
  website_id: Id
  /** Revision after the batch. */
  revision: number
  batch_id: string
  /** Null where the whole draft was replaced. */
  operations: JSONColumnType<readonly SiteOperation[] | null>
  is_rebased: boolean
  account_id: Id | null
  created_at: Generated<Date>
}

/** Draft of a block field of themes; the footer is one. */
export interface BlockFieldTable {
  website_id: Id
  /** Id as the theme gives it, evaluated. */
  id: string
  document_id: Id
  /** Pages, items and products that the field belongs to; empty where it is the same on every page. */
  named: Id[]
  /** False where only other versions of the site have it, or its page is removed. */
  is_drafted: Generated<boolean>
  /** True where an item or product that it belongs to was removed for good. */
  is_removed: Generated<boolean>
}

/** A version of the whole site; never changes. `site.publication_id` says which one is live. */
export interface PublicationTable {
  website_id: Id
  id: Id
  manifest: JSONColumnType<Manifest>
  note: string
  /** Moment of another version that the note speaks of, at `{at}`. */
  about_at: Date | null
  /** Titles of the differences from the version before. */
  changes: JSONColumnType<readonly string[]>
  author_id: Id | null
  author_name: string
  created_at: Generated<Date>
}

/** Name that a version was given; versions themselves never change. */
export interface PublicationNameTable {
  website_id: Id
  publication_id: Id
  name: string
}

/** Revision of each document in a version. */
export interface PublicationDocumentTable {
  website_id: Id
  publication_id: Id
  document_id: Id
  revision: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    page: PageTable
    document: DocumentTable
    document_change: DocumentChangeTable
    document_revision: DocumentRevisionTable
    site_draft: SiteDraftTable
    site_draft_change: SiteDraftChangeTable
    block_field: BlockFieldTable
    publication: PublicationTable
    publication_name: PublicationNameTable
    publication_document: PublicationDocumentTable
  }
}
