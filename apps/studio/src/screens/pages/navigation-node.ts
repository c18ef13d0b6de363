/** Rows of a navigation: its items with what the studio knows about them. Pure. */

import { type CollectionKindName, collectionKind } from '@sitewright/core/content/collection-kinds'
import { idOfNavigationItem, type NavigationItem } from '@sitewright/core/content/navigation-item'
import type { NavigationTree } from './navigation-tree.ts'

export interface NodePage {
  readonly title: string
  readonly kind: CollectionKindName
}

export interface TreeNode<Page extends NodePage = NodePage> {
  readonly id: string
  readonly item: NavigationItem
  readonly title: string
  /** Undefined for links and member areas, which have no page. */
  readonly page: Page | undefined
  /** Whether it stays on the first level: folders and indexes, and items with something below them. */
  readonly isFirstLevel: boolean
  readonly below: readonly TreeNode<Page>[]
}

/** Rows of a tree. Pages that are not there any more have none. */
export function nodesOf<Page extends NodePage>(
  tree: NavigationTree,
  pageOf: (id: string) => Page | undefined,
  memberArea: string,
): readonly TreeNode<Page>[] {
  return tree.flatMap((item): readonly TreeNode<Page>[] => {
    const id = idOfNavigationItem(item)
    const below = nodesOf(item.items, pageOf, memberArea)
    const page = 'collectionId' in item ? pageOf(id) : undefined
    if ('collectionId' in item && !page) return below
    const linkTitle = 'externalLink' in item ? item.externalLink.title : memberArea
    const isFolder = page !== undefined && collectionKind(page.kind).isFolder
    return [
      {
        id,
        item,
        page,
        title: page?.title ?? linkTitle,
        isFirstLevel: isFolder || below.length > 0,
        below,
      },
    ]
  })
}
