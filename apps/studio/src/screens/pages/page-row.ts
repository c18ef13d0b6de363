/** A page or link in the tree of pages, and what can be done with it there. */

import type { PageSummary } from '@sitewright/api/content/shapes'
import type { ReactNode } from 'react'
import type { NavigationTree } from './navigation-tree.ts'
import type { PageQuestion } from './PageDialogs.tsx'
import type { PlaceDeeds } from './place-actions.ts'

export interface PageRowActions extends PlaceDeeds {
  siteId: string
  canEdit: boolean
  canArrange: boolean
  siteUrl: string
  onOpen(page: PageSummary): void
  onAsk(question: PageQuestion): void
  onMakeHome(page: PageSummary): void
  onDuplicate(page: PageSummary): void
  /** Title of any page or link. */
  titleOf(id: string): string
}

export interface RowProps extends PageRowActions {
  pages: readonly PageSummary[]
  tree: NavigationTree
  /** Key of the navigation of the tree; null for the list of pages in none. */
  navigation: string | null
  /** Rows of what is below it. */
  children?: ReactNode
}

export interface PageRowProps extends RowProps {
  page: PageSummary
}
