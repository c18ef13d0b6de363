/** Chooses the templates of a page. The theme's own come first, then the platform's. Pure. */

import { writtenItems } from '@sitewright/core/content/collection-kinds'
import type { Template } from '@sitewright/template'
import type { Theme } from '@sitewright/theme/for-pages'
import type { PageRecord } from '../data/site-content.ts'
import { SPLASH_LAYOUT, SYSTEM_PAGES, systemTemplate } from '../system-templates/registry.ts'
import { layoutName } from './layout-name.ts'
import { themeCollection, typeNameOf } from './theme-collection.ts'

/** The kind of content to show, before any of it was fetched. */
export type Shown =
  | { readonly kind: 'page' | 'list' | 'item' | 'index'; readonly page: PageRecord }
  | { readonly kind: 'notFound' | 'error' | 'search' | 'cart' }

/** Names of the pages that a theme may have for content of the platform. */
const THEME_PAGE = { notFound: 'not-found', error: 'error', search: 'search' } as const

/** Static pages that the platform shows when needed, and that no site lists as pages. */
export const PAGES_OF_THE_PLATFORM: ReadonlySet<string> = new Set(Object.values(THEME_PAGE))

/** The template of `{squarespace.main-content}`; undefined for pages whose content is blocks, and for the cart. */
export function mainTemplate(theme: Theme, shown: Shown): Template | undefined {
  if (shown.kind === 'cart') return undefined
  if (!('page' in shown)) {
    return theme.pages.get(THEME_PAGE[shown.kind])?.template ?? SYSTEM_PAGES[shown.kind]
  }
  const { kind, page } = shown
  const own = themeCollection(theme, page)
  switch (kind) {
    case 'page':
      return page.kind === 'template-page' ? templatePage(theme, page) : undefined
    case 'item':
      return own?.item ?? systemTemplate(page.kind, 'item')
    case 'list':
      return own?.list ?? systemTemplate(page.kind, 'list')
    case 'index':
      return own?.list ?? SYSTEM_PAGES[indexStyle(theme, page).isStacked ? 'stack' : 'grid']
  }
}

function templatePage(theme: Theme, { settings }: PageRecord): Template {
  return theme.pages.get(settings.templatePage)?.template ?? SYSTEM_PAGES.templateMissing
}

/** The template of the document: the page's layout if the theme has it; cover pages use the platform's. */
export function layoutTemplate(theme: Theme, shown: Shown): Template | undefined {
  if ('page' in shown && shown.page.kind === 'splash-page') return SPLASH_LAYOUT
  return theme.layouts.get(layoutName(theme, 'page' in shown ? shown.page : undefined))
}

/**
 * Whether the collection's address shows its first item: if the theme has a template for items but none for their
 * list, and does not leave the list to the platform.
 */
export function landsOnFirstItem(theme: Theme, page: PageRecord): boolean {
  if (writtenItems(page.kind)?.hasPages !== true) return false
  const own = themeCollection(theme, page)
  const leavesIt =
    theme.systemCollections.has(typeNameOf(theme, page)) ||
    own?.conf.systemCollectionVersion !== undefined
  return own?.item !== undefined && own.list === undefined && !leavesIt
}

export interface IndexStyle {
  /** Whether pages are stacked one below the other, rather than shown as pictures that lead to them. */
  readonly isStacked: boolean
  /** Whether the items of each page are fetched, for `collection.collections[]`. */
  readonly hasFullData: boolean
}

/** The style in the theme's `index.conf`. A folder that is shown as a page is a list of links. */
export function indexStyle(theme: Theme, page: PageRecord): IndexStyle {
  if (page.kind !== 'index') return { isStacked: false, hasFullData: false }
  const own = themeCollection(theme, page)
  const isStacked = own?.conf.indexType !== 'grid'
  return { isStacked, hasFullData: own?.list ? own.conf.fullData === true : isStacked }
}
