/** Which templates make a page. The theme's own come first, then the platform's. Pure. */

import { writtenItems } from '@sitewright/core/content/collection-kinds'
import type { Template } from '@sitewright/template'
import type { Theme } from '@sitewright/theme/for-pages'
import type { PageRecord } from '../data/site-content.ts'
import { SPLASH_LAYOUT, SYSTEM_PAGES, systemTemplate } from '../system-templates/registry.ts'
import { layoutName } from './layout-name.ts'
import { themeCollection, typeNameOf } from './theme-collection.ts'

/** What is to be shown, before anything of it was fetched. */
export type Shown =
  | { readonly kind: 'page' | 'list' | 'item' | 'index'; readonly page: PageRecord }
  | { readonly kind: 'notFound' | 'error' | 'search' }

/** Pages a theme may bring for what has no content of its own. */
const THEME_PAGE = { notFound: 'not-found', error: 'error', search: 'search' } as const

/** Static pages that the platform shows when they are due, and no page of a site. */
export const PAGES_OF_THE_PLATFORM: ReadonlySet<string> = new Set(['not-found', 'error'])

/** What becomes `{squarespace.main-content}`; nothing for pages whose content is blocks. */
export function mainTemplate(theme: Theme, shown: Shown): Template | undefined {
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

/** The document around it: by the page's choice where the theme has that layout; cover pages have none. */
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
  /** One page below the other, rather than pictures that lead to them. */
  readonly isStacked: boolean
  /** What is in each page is fetched, for `collection.collections[]`. */
  readonly hasFullData: boolean
}

/** As the theme's `index.conf` has it. A folder that is shown as a page only leads on. */
export function indexStyle(theme: Theme, page: PageRecord): IndexStyle {
  if (page.kind !== 'index') return { isStacked: false, hasFullData: false }
  const own = themeCollection(theme, page)
  const isStacked = own?.conf.indexType !== 'grid'
  return { isStacked, hasFullData: own?.list ? own.conf.fullData === true : isStacked }
}
