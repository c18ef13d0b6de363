import type { FieldGroups } from '@sitewright/core/content/block-fields'
import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import type { CollectionSettings } from '@sitewright/core/content/collection-settings'
import type { NavigationItem } from '@sitewright/core/content/navigation-item'
import type { SiteHeader } from '@sitewright/core/content/site-header'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { CollectionType } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { SiteStyle } from '@sitewright/core/site/site-style'

/** A page in its published or its draft version. */
export interface PageRecord {
  readonly id: Id
  readonly type: CollectionType
  readonly kind: CollectionKindName
  /** Id of the folder or index it is in. */
  readonly parentId: Id | undefined
  readonly settings: CollectionSettings
  readonly title: string
  readonly navigationTitle: string
  readonly urlId: string
  readonly isHome: boolean
  /** Absent for pages whose content is their items. */
  readonly documentId: Id | undefined
  readonly updatedAt: number
  /** The page whose password protects it: itself, or an ancestor. Absent in drafts. */
  readonly lockedBy?: Id
}

/** The whole site except for the bodies of its pages, published or as a draft. */
export interface SiteContent {
  readonly siteId: Id
  /** `draft`, or the id of the publication it was read from; a publication never changes. */
  readonly version: 'draft' | Id
  readonly header: SiteHeader
  readonly pages: ReadonlyMap<Id, PageRecord>
  /** Items of each navigation by its key. */
  readonly navigations: ReadonlyMap<string, readonly NavigationItem[]>
  /** Documents of the block fields of themes, by their keys. */
  readonly fields: FieldGroups<Id>
  /** Former home pages, whose items had addresses directly below the site; latest first. */
  readonly formerHomes: readonly Id[]
  readonly style: SiteStyle
  /** Addresses of items and files that links around the pages lead to, by id, as far as visitors can open them. */
  readonly linked?: ReadonlyMap<Id, string>
}

/** Bodies by document id, of the same version as the content they belong to. */
export type Documents = ReadonlyMap<Id, PageDocument>

export function pagePath(page: Pick<PageRecord, 'isHome' | 'urlId'>): string {
  return page.isHome ? '/' : `/${page.urlId}`
}

/** Paths of pages by id, for links that name pages by id. */
export type PagePaths = ReadonlyMap<Id, string>

export function pathsOf({ pages }: Pick<SiteContent, 'pages'>): PagePaths {
  return new Map([...pages].map(([id, page]) => [id, pagePath(page)]))
}
