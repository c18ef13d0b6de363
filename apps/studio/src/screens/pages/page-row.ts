/** A page in the tree of pages, and what can be done with it there. */

import type { PageSummary } from '@sitewright/api/content/shapes'
import type { ReactNode } from 'react'
import type { NavigationSection } from './navigation-sections.ts'
import type { NavigationTree, Spot } from './navigation-tree.ts'
import type { PageQuestion } from './PageDialogs.tsx'

export interface PageRowActions {
  siteId: string
  canEdit: boolean
  canArrange: boolean
  siteUrl: string
  onOpen(page: PageSummary): void
  onAsk(question: PageQuestion): void
  onMove(page: PageSummary, step: -1 | 1): void
  /** Navigations of the theme. */
  navigations: readonly NavigationSection[]
  /** Puts pages beside or into another one, into whatever navigation it is in. */
  onPlace(ids: readonly string[], spot: Spot): void
  /** Puts pages at the end of a navigation. */
  onLink(ids: readonly string[], navigation: string): void
  onUnlink(ids: readonly string[]): void
  onMakeHome(page: PageSummary): void
}

export interface PageRowProps extends PageRowActions {
  page: PageSummary
  pages: readonly PageSummary[]
  tree: NavigationTree
  /** Rows of the pages in it. */
  children?: ReactNode
}
