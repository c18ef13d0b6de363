import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { MAIN_NAVIGATION, navigationKeys } from '@sitewright/core/content/navigations'
import {
  canBeNavigated,
  HIDDEN_NAVIGATION,
  SPECIAL_NAVIGATIONS,
} from '@sitewright/core/content/special-pages'
import type { JsonObject } from '@sitewright/core/json'
import { safeLink } from '@sitewright/core/links/link-address'
import type { Theme } from '@sitewright/theme/for-pages'
import { pagesIn } from '../address/find-page.ts'
import type { PageView } from '../data/page-data.ts'
import { pageOf } from '../data/page-data.ts'
import type { PageRecord, SiteContent } from '../data/site-content.ts'
import { pagePath } from '../data/site-content.ts'
import { collectionContext } from './collection.ts'

interface NavigationSource {
  readonly theme: Theme
  readonly content: SiteContent
  readonly view: PageView
}

/**
 * The items of a navigation: one that the theme declares, the main one if no name is given, or `_hidden` with the pages
 * that are not linked (specification §9). Any other is empty.
 */
export function navigationItems(
  navigationId: string | undefined,
  source: NavigationSource,
): JsonObject[] {
  const { theme, content } = source
  if (navigationId === HIDDEN_NAVIGATION) return unlinkedPages(source)
  return (content.navigations.get(keyInTheme(navigationId, theme)) ?? []).flatMap((id) => {
    const page = content.pages.get(id)
    if (!page?.settings.isEnabled || page.parentId !== undefined) return []
    if (!canBeNavigated(page)) return []
    return [itemOf(page, source)]
  })
}

/**
 * The key under which the navigation of a theme's tag is stored; empty for none. A theme that declares no navigation has
 * the main one under any name.
 */
export function keyInTheme(navigationId: string | undefined, { navigations }: Theme): string {
  if (navigationId !== undefined && SPECIAL_NAVIGATIONS.includes(navigationId)) return ''
  if (navigationId === undefined || navigations.length === 0) return MAIN_NAVIGATION
  return navigationKeys(navigations).get(navigationId) ?? ''
}

function unlinkedPages(source: NavigationSource): JsonObject[] {
  const linked = new Set([...source.content.navigations.values()].flat())
  return [...source.content.pages.values()].flatMap((page) =>
    !linked.has(page.id) && page.settings.isEnabled && canBeNavigated(page)
      ? [itemOf(page, source)]
      : [],
  )
}

/** Siblings of the current page in its folder or index; undefined outside of one. */
export function folderItems(source: NavigationSource): JsonObject[] | undefined {
  const page = pageOf(source.view)
  const isFolder = page && collectionKind(page.kind).isFolder
  const folder = isFolder ? page : page?.parentId && source.content.pages.get(page.parentId)
  if (!folder) return undefined
  return pagesIn(folder, source.content).map((child) => itemOf(child, source))
}

function itemOf(page: PageRecord, source: NavigationSource): JsonObject {
  const current = pageOf(source.view)
  const active = page.id === current?.id
  if (page.kind === 'link') return linkOf(page, source)
  const isFolder = collectionKind(page.kind).isFolder
  const items = isFolder ? pagesIn(page, source.content).map((child) => itemOf(child, source)) : []
  return {
    active,
    folderActive: isFolder && (active || current?.parentId === page.id),
    collection: collectionContext(page, source.theme),
    ...(isFolder && { items }),
  }
}

/** The target of a link; `page:<id>` leads to a page of the site, wherever it is. */
function linkOf(
  { navigationTitle: title, settings: { linkUrl, linkOpensNewWindow: newWindow } }: PageRecord,
  { content }: NavigationSource,
): JsonObject {
  const target = linkUrl.startsWith('page:') ? content.pages.get(linkUrl.slice(5)) : undefined
  const url = target ? pagePath(target) : safeLink('header', linkUrl)
  return {
    active: false,
    folderActive: false,
    externalLink: { url, title, newWindow },
    url,
    title,
    newWindow,
  }
}
