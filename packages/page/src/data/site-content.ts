import type { FieldGroups } from '@sitewright/core/content/block-fields'
import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import type { CollectionSettings } from '@sitewright/core/content/collection-settings'
import type { SiteHeader } from '@sitewright/core/content/site-header'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { CollectionType } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { SiteStyle } from '@sitewright/core/site/site-style'

/** A page as visitors or editors see it: its published or its draft self. */
export interface PageRecord {
  readonly id: Id
  readonly type: CollectionType
  readonly kind: CollectionKindName
  /** The folder or index it is in. */
  readonly parentId: Id | undefined
  readonly settings: CollectionSettings
  readonly title: string
  readonly navigationTitle: string
  readonly urlId: string
  readonly isHome: boolean
  /** Absent for pages whose body is what they hold. */
  readonly documentId: Id | undefined
  readonly updatedAt: number
  /** The page whose password protects it: itself, or what it is in. Never in a draft. */
  readonly lockedBy?: Id
}

/** Everything of a site but the bodies of its pages, either as published or as drafted. */
export interface SiteContent {
  readonly siteId: Id
  /** `draft`, or the publication it was read from; a publication never changes. */
  readonly version: 'draft' | Id
  readonly header: SiteHeader
  readonly pages: ReadonlyMap<Id, PageRecord>
  /** Ids of the pages in each navigation by its key, in order; those of a folder follow it. */
  readonly navigations: ReadonlyMap<string, readonly Id[]>
  /** Documents of the block fields of themes, by their keys. */
  readonly fields: FieldGroups<Id>
  /** Pages that have been the home page, so that their items stood right below the site; latest first. */
  readonly formerHomes: readonly Id[]
  readonly style: SiteStyle
}

/** Bodies by document id, of the same version as the content they were asked for. */
export type Documents = ReadonlyMap<Id, PageDocument>

export function pagePath(page: Pick<PageRecord, 'isHome' | 'urlId'>): string {
  return page.isHome ? '/' : `/${page.urlId}`
}

/** Paths of pages by id, for links that name pages so. */
export type PagePaths = ReadonlyMap<Id, string>

export function pathsOf({ pages }: Pick<SiteContent, 'pages'>): PagePaths {
  return new Map([...pages].map(([id, page]) => [id, pagePath(page)]))
}
