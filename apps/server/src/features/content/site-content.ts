import type { SiteHeader } from '@sitewright/api/content/shapes'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { CollectionType } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'

/** A page as visitors or editors see it: its published or its draft self. */
export interface PageRecord {
  readonly id: Id
  readonly type: CollectionType
  readonly title: string
  readonly navigationTitle: string
  readonly urlId: string
  readonly isHome: boolean
  /** Absent for a store, whose body is its products. */
  readonly documentId: Id | undefined
  readonly updatedAt: number
}

/** Everything of a site but the bodies of its pages, either as published or as drafted. */
export interface SiteContent {
  readonly siteId: Id
  /** `draft`, or the publication it was read from; a publication never changes. */
  readonly version: 'draft' | Id
  readonly header: SiteHeader
  readonly pages: ReadonlyMap<Id, PageRecord>
  /** Ids of the pages in the main navigation, in order. */
  readonly navigation: readonly Id[]
  readonly footerDocumentId: Id
}

/** Bodies by document id, of the same version as the content they were asked for. */
export type Documents = ReadonlyMap<Id, PageDocument>

export function pagePath(page: Pick<PageRecord, 'isHome' | 'urlId'>): string {
  return page.isHome ? '/' : `/${page.urlId}`
}
