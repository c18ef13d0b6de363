/** Names that mean something of their own among pages and navigations (specification §9). */

import { type CollectionKindName, collectionKind } from './collection-kinds.ts'

/** The address of a page of notes for whoever looks after the site: visitors never see it. */
const README_PAGE = 'readme'

/** A navigation with all pages that are linked nowhere. */
export const HIDDEN_NAVIGATION = '_hidden'
/** A navigation with the areas of members. */
export const MEMBER_AREAS_NAVIGATION = '_memberareas'

/** Navigations that every site has, whatever its theme declares. */
export const SPECIAL_NAVIGATIONS: readonly string[] = [HIDDEN_NAVIGATION, MEMBER_AREAS_NAVIGATION]

export interface NamedPage {
  readonly kind: CollectionKindName
  readonly urlId: string
  readonly isHome: boolean
}

/** Whether a page is for the eyes of those who edit the site; a home page never is. */
export function isReadme({ kind, urlId, isHome }: NamedPage): boolean {
  return kind === 'page' && urlId === README_PAGE && !isHome
}

/** Whether a page that is linked nowhere is one that a navigation could lead to. */
export function canBeNavigated({ kind }: NamedPage): boolean {
  return kind === 'link' || collectionKind(kind).hasAddress
}
