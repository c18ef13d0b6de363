import { collectionKind } from '@sitewright/core/content/collection-kinds'
import {
  allNavigationItems,
  type ExternalLink,
  idOfNavigationItem,
  type NavigationItem,
} from '@sitewright/core/content/navigation-item'
import { MAIN_NAVIGATION, navigationKeys } from '@sitewright/core/content/navigations'
import {
  canBeNavigated,
  HIDDEN_NAVIGATION,
  SPECIAL_NAVIGATIONS,
} from '@sitewright/core/content/special-pages'
import type { JsonObject } from '@sitewright/core/json'
import type { Theme } from '@sitewright/theme/for-pages'
import { itemsBelow } from '../address/find-page.ts'
import { headerLink, isToNothing } from '../data/header-link.ts'
import type { PageView } from '../data/page-data.ts'
import { pageOf } from '../data/page-data.ts'
import type { PageRecord, SiteContent } from '../data/site-content.ts'
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
  const items = content.navigations.get(keyInTheme(navigationId, theme)) ?? []
  return items.flatMap((item) => {
    const page = pageNamedBy(item, content)
    return page && !canBeNavigated(page) ? [] : printed(item, source)
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
  const linked = new Set(
    [...source.content.navigations.values()].flatMap(allNavigationItems).map(idOfNavigationItem),
  )
  return [...source.content.pages.values()].flatMap((page) =>
    linked.has(page.id) || !canBeNavigated(page)
      ? []
      : printed({ collectionId: page.id, items: [] }, source),
  )
}

/** Items beside the current page in its folder or index; undefined outside of one. */
export function folderItems(source: NavigationSource): JsonObject[] | undefined {
  const page = pageOf(source.view)
  const isFolder = page && collectionKind(page.kind).isFolder
  const folder = isFolder ? page : page?.parentId && source.content.pages.get(page.parentId)
  if (!folder) return undefined
  return itemsBelow(folder, source.content).flatMap((item) => printed(item, source))
}

function pageNamedBy(item: NavigationItem, { pages }: SiteContent): PageRecord | undefined {
  return 'collectionId' in item ? pages.get(item.collectionId) : undefined
}

/**
 * An item as templates see it; nothing for a page that is switched off, for a link to one that is gone, and for member areas until
 * there are any.
 */
function printed(item: NavigationItem, source: NavigationSource): JsonObject[] {
  const items = item.items.flatMap((below) => printed(below, source))
  if ('externalLink' in item) return linkTo(item.externalLink, items, source)
  const page = pageNamedBy(item, source.content)
  if (!page?.settings.isEnabled) return []
  if (page.kind !== 'link') return [ofPage(page, items, source)]
  const { linkUrl: url, linkOpensNewWindow: newWindow } = page.settings
  return linkTo({ url, title: page.navigationTitle, newWindow }, items, source)
}

function ofPage(page: PageRecord, items: JsonObject[], source: NavigationSource): JsonObject {
  const current = pageOf(source.view)
  const active = page.id === current?.id
  const isInside = active || current?.parentId === page.id || isActiveBelow(items)
  const { isFolder } = collectionKind(page.kind)
  return {
    active,
    folderActive: isInside && (isFolder || items.length > 0),
    collection: collectionContext(page, source.theme),
    ...(isFolder ? { items } : itemsBelowOne(items)),
  }
}

function isActiveBelow(items: readonly JsonObject[]): boolean {
  return items.some(({ active }) => active === true)
}

/** A link to an address; `page:<id>` leads to a page of the site, wherever it is. One that is gone leaves only what is below the link. */
function linkTo(
  { url: wanted, title, newWindow }: ExternalLink,
  items: JsonObject[],
  { content }: NavigationSource,
): JsonObject[] {
  if (items.length === 0 && isToNothing(wanted, content)) return []
  const url = headerLink(wanted, content)
  return [
    {
      active: false,
      folderActive: isActiveBelow(items),
      externalLink: { url, title, newWindow },
      url,
      title,
      newWindow,
      ...itemsBelowOne(items),
    },
  ]
}

/** Items below one that is no folder. `dropdown` says so, since `items` alone would be found in the navigation around it. */
function itemsBelowOne(items: JsonObject[]): JsonObject {
  return items.length > 0 ? { dropdown: true, items } : {}
}
