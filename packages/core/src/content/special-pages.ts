/** Reserved names of pages and navigations (specification §9). */

import { type CollectionKindName, collectionKind } from './collection-kinds.ts'
import type { CollectionSettings } from './collection-settings.ts'

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

/** Whether a page can stand in for the theme's not-found page: one with a body of its own, which is not the home page. */
export function canAnswerNotFound({ kind, isHome }: Pick<NamedPage, 'kind' | 'isHome'>): boolean {
  const { hasBody, isFolder, items } = collectionKind(kind)
  return hasBody && !isFolder && !items && !isHome
}

/** Whether it does: its owner chose it, and visitors may see it. */
export function isNotFoundPage(
  page: Pick<NamedPage, 'kind' | 'isHome'> & {
    readonly settings: Pick<CollectionSettings, 'answersNotFound' | 'isEnabled'>
  },
): boolean {
  return page.settings.answersNotFound && page.settings.isEnabled && canAnswerNotFound(page)
}

/** Whether searches may find a page, as far as it says itself: it is on, wants to be found, and answers no wrong addresses. */
export function mayBeFound(
  page: Pick<NamedPage, 'kind' | 'isHome'> & {
    readonly settings: Pick<
      CollectionSettings,
      'answersNotFound' | 'isEnabled' | 'isHiddenFromSearch'
    >
  },
): boolean {
  const { isEnabled, isHiddenFromSearch } = page.settings
  return isEnabled && !isHiddenFromSearch && !isNotFoundPage(page)
}

/** Whether an unlinked page is of a kind that a navigation could lead to. */
export function canBeNavigated({ kind }: NamedPage): boolean {
  return kind === 'link' || collectionKind(kind).hasAddress
}
