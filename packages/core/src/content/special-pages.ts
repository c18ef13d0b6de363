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

/** Pages of the platform that a page of the owner's can stand in for, each with the setting by which it does. */
export const STAND_INS = {
  notFound: 'answersNotFound',
  search: 'answersSearch',
} as const satisfies Record<string, keyof CollectionSettings>

export type StandIn = keyof typeof STAND_INS
export const STAND_IN_NAMES = Object.keys(STAND_INS) as [StandIn, ...StandIn[]]

/** Whether a page can stand in for one of the platform's: one with a body of its own, which is not the home page. */
export function canStandIn({ kind, isHome }: Pick<NamedPage, 'kind' | 'isHome'>): boolean {
  const { hasBody, isFolder, items } = collectionKind(kind)
  return hasBody && !isFolder && !items && !isHome
}

type StandInPage = Pick<NamedPage, 'kind' | 'isHome'> & {
  readonly settings: Pick<CollectionSettings, (typeof STAND_INS)[StandIn] | 'isEnabled'>
}

/** Whether it does: its owner chose it, and visitors may see it. */
export function standsInFor(page: StandInPage, name: StandIn): boolean {
  return page.settings[STAND_INS[name]] && page.settings.isEnabled && canStandIn(page)
}

/** Whether searches may find a page, as far as it says itself: it is on, wants to be found, and stands in for none of the platform's. */
export function mayBeFound(
  page: StandInPage & {
    readonly settings: Pick<CollectionSettings, 'isHiddenFromSearch'>
  },
): boolean {
  const { isEnabled, isHiddenFromSearch } = page.settings
  return isEnabled && !isHiddenFromSearch && !STAND_IN_NAMES.some((name) => standsInFor(page, name))
}

/** Whether an unlinked page is of a kind that a navigation could lead to. */
export function canBeNavigated({ kind }: NamedPage): boolean {
  return kind === 'link' || collectionKind(kind).hasAddress
}
