/** Finds the page of an address. Pure: the items of a collection are looked up afterwards. */

import { type CollectionKindName, collectionKind } from '@sitewright/core/content/collection-kinds'
import { allNavigationItems, type NavigationItem } from '@sitewright/core/content/navigation-item'
import { type StandIn, standsInFor } from '@sitewright/core/content/special-pages'
import { FOLDER_BEHAVIORS } from '@sitewright/core/enumerations'
import { type PageRecord, pagePath, type SiteContent } from '../data/site-content.ts'

export type FoundPage =
  | { readonly kind: 'page'; readonly page: PageRecord }
  | { readonly kind: 'list'; readonly page: PageRecord }
  | { readonly kind: 'item'; readonly page: PageRecord; readonly urlId: string }
  | { readonly kind: 'index'; readonly page: PageRecord }
  /** The page has another address, the only one it should have. */
  | { readonly kind: 'moved'; readonly path: string }

export function findPage(content: SiteContent, path: string): FoundPage | undefined {
  const segments = path === '/' ? [] : path.slice(1).split('/')
  const pages = [...content.pages.values()]
  const home = pages.find(({ isHome }) => isHome)
  const [first, ...rest] = segments
  if (first === undefined) return home && pageItself(home, content)
  const page = pages.find(({ urlId }) => urlId === first)
  // A home page that is a collection adds no segment before its items.
  if (!page) return home && itemOf(home, segments)
  if (rest.length > 0) return itemOf(page, rest)
  if (page.isHome) return { kind: 'moved', path: '/' }
  return pageItself(page, content)
}

/** The owner's own page in place of one of the platform's; one behind a password is none. */
export function standInPage(
  { pages }: Pick<SiteContent, 'pages'>,
  name: StandIn,
): Extract<FoundPage, { kind: 'page' }> | undefined {
  const page = [...pages.values()].find(
    (one) => standsInFor(one, name) && one.lockedBy === undefined,
  )
  return page && { kind: 'page', page }
}

function pageItself(page: PageRecord, content: SiteContent): FoundPage | undefined {
  if (!page.settings.isEnabled) return undefined
  const { hasBody, isFolder, items, hasAddress } = collectionKind(page.kind)
  if (!hasAddress) return undefined
  if (isFolder) return folder(page, content)
  if (items) return { kind: 'list', page }
  return hasBody || page.kind === 'template-page' ? { kind: 'page', page } : undefined
}

/** Pages in a folder or index, in order, without those that are switched off. */
export function pagesIn(folder: PageRecord, content: SiteContent): PageRecord[] {
  return itemsBelow(folder, content).flatMap((item) => {
    const page = 'collectionId' in item ? content.pages.get(item.collectionId) : undefined
    return page?.settings.isEnabled ? [page] : []
  })
}

/** Items right below a page in its navigation; none for a page that is in no navigation. */
export function itemsBelow(
  page: PageRecord,
  { navigations }: Pick<SiteContent, 'navigations'>,
): readonly NavigationItem[] {
  const all = [...navigations.values()].flatMap(allNavigationItems)
  return all.find((item) => 'collectionId' in item && item.collectionId === page.id)?.items ?? []
}

function folder(page: PageRecord, content: SiteContent): FoundPage | undefined {
  if (page.kind === 'index') return { kind: 'index', page }
  switch (page.settings.folderBehavior) {
    case FOLDER_BEHAVIORS.redirect: {
      const child = pagesIn(page, content).find(({ kind }) => kind !== 'link')
      return child && { kind: 'moved', path: pagePath(child) }
    }
    case FOLDER_BEHAVIORS.index:
      return { kind: 'index', page }
    default:
      return undefined
  }
}

function itemOf(page: PageRecord, segments: readonly string[]): FoundPage | undefined {
  if (!page.settings.isEnabled) return undefined
  const urlId = urlIdBelow(page.kind, segments)
  return urlId === undefined ? undefined : { kind: 'item', page, urlId }
}

/** The URL id of the item at `2026/3/29/tea` below a blog, or at `p/mug` below a store. */
export function urlIdBelow(
  kind: CollectionKindName,
  segments: readonly string[],
): string | undefined {
  const { items } = collectionKind(kind)
  if (!items?.hasPages) return undefined
  if (items.addressMarker === '') return segments.join('/')
  const [marker, urlId, ...more] = segments
  return marker === items.addressMarker && more.length === 0 ? urlId : undefined
}

/** The page with that address, as a tag names it; undefined if it is switched off. */
export function pageAt({ pages }: SiteContent, urlId: string): PageRecord | undefined {
  return [...pages.values()].find((page) => page.urlId === urlId && page.settings.isEnabled)
}

/** The path with a page's own letters, and those of what is below it in lower case; undefined where it is so already. */
export function pathInItsCase({ pages }: Pick<SiteContent, 'pages'>, path: string) {
  const [first = '', ...rest] = path.slice(1).split('/')
  const asked = first.toLowerCase()
  const page = [...pages.values()].find(({ urlId }) => urlId.toLowerCase() === asked)
  if (!page) return undefined
  const written = ['', page.urlId, ...rest.map((segment) => segment.toLowerCase())].join('/')
  return written === path ? undefined : written
}
