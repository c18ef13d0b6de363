/** Pages of the site as the editor has them, named as in navigations. Pure. */

import { type CollectionKindName, collectionKind } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import type { SiteDraft } from '@sitewright/core/site/site-operation'

export interface PageOfDraft {
  readonly id: Id
  /** Name in the navigation. */
  readonly title: string
  readonly kind: CollectionKindName
  readonly path: string
  readonly isFolder: boolean
}

export function pagesOfDraft({ pages, homeId }: SiteDraft): readonly PageOfDraft[] {
  return Object.entries(pages).map(([id, { kind, navigationTitle, urlId }]) => ({
    id,
    title: navigationTitle,
    kind,
    path: id === homeId ? '/' : `/${urlId}`,
    isFolder: collectionKind(kind).isFolder,
  }))
}
