/** Reserved names of pages and navigations (specification §9). */

import { type CollectionKindName, collectionKind } from './collection-kinds.ts'

/** The address of a page of notes for the site's editors: visitors never see it. */
const README_PAGE = 'readme'

/** A navigation with all pages that are not linked. */
export const HIDDEN_NAVIGATION = '_hidden'
/** A navigation with the members' areas. */
export const MEMBER_AREAS_NAVIGATION = '_memberareas'

/** Navigations that every site has, whatever its theme declares. */
export const SPECIAL_NAVIGATIONS: readonly string[] = [HIDDEN_NAVIGATION, MEMBER_AREAS_NAVIGATION]

export interface NamedPage {
  readonly kind: CollectionKindName
  readonly urlId: string
  readonly isHome: boolean
}

/** Whether only editors may see a page; never true of a home page. */
export function isReadme({ kind, urlId, isHome }: NamedPage): boolean {
  return kind === 'page' && urlId === README_PAGE && !isHome
}

/** Whether an unlinked page is of a kind that a navigation could lead to. */
export function canBeNavigated({ kind }: NamedPage): boolean {
  return kind === 'link' || collectionKind(kind).hasAddress
}
