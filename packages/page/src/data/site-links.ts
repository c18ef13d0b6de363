/** A site's pages and navigations as blocks get them. */

import type { BlockData, NavigationLink } from '@sitewright/blocks/registry'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { NavigationItem } from '@sitewright/core/content/navigation-item'
import { canBeNavigated } from '@sitewright/core/content/special-pages'
import { FOLDER_BEHAVIORS } from '@sitewright/core/enumerations'
import { linkReference } from '@sitewright/core/links/link-address'
import { headerLink, pageOfLink } from './header-link.ts'
import { type PageRecord, pagePath, pathsOf, type SiteContent } from './site-content.ts'

type SiteLinks = Pick<BlockData, 'pagePaths' | 'pageTitles' | 'navigations'>

/** Memoized by content: a publication's never changes, and every page of it asks. */
const known = new WeakMap<SiteContent, SiteLinks>()

/** `linked` has the addresses of items and files that the navigations lead to, which change without a publication. */
export function siteLinks(
  content: SiteContent,
  linked: SiteContent['linked'] = new Map(),
): SiteLinks {
  const before = known.get(content)
  const links = before ?? {
    pagePaths: pathsOf(content),
    pageTitles: new Map([...content.pages].map(([id, page]) => [id, page.navigationTitle])),
    navigations: navigationsOf(content),
  }
  if (!before) known.set(content, links)
  return linked.size === 0
    ? links
    : { ...links, navigations: navigationsOf({ ...content, linked }) }
}

function navigationsOf(content: SiteContent): SiteLinks['navigations'] {
  return new Map([...content.navigations].map(([key, items]) => [key, linksOf(items, content)]))
}

function linksOf(items: readonly NavigationItem[], content: SiteContent): NavigationLink[] {
  return items.flatMap((item) => linkOf(item, content) ?? [])
}

/** The link of an item; undefined for a page that is switched off, and for member areas until there are any. */
function linkOf(item: NavigationItem, content: SiteContent): NavigationLink | undefined {
  const items = linksOf(item.items, content)
  if ('externalLink' in item) {
    const { title, url, newWindow } = item.externalLink
    return { title, newWindow, items, ...targetOf(url, content) }
  }
  const page = 'collectionId' in item ? content.pages.get(item.collectionId) : undefined
  if (!page?.settings.isEnabled || !canBeNavigated(page)) return undefined
  const title = page.navigationTitle
  if (page.kind !== 'link') {
    return {
      title,
      newWindow: false,
      items,
      ...(isOpened(page) ? toPage(page) : { url: '', pageId: page.id }),
    }
  }
  const { linkUrl, linkOpensNewWindow: newWindow } = page.settings
  return { title, newWindow, items, ...targetOf(linkUrl, content) }
}

/** The target of an address; `page:<id>` leads to a page of the site, wherever it is. */
function targetOf(url: string, content: SiteContent): Pick<NavigationLink, 'url' | 'pageId'> {
  const page = pageOfLink(url, content)
  return page && !linkReference(url)?.fragment ? toPage(page) : { url: headerLink(url, content) }
}

/** Whether a page has something of its own to show: of folders only those that list their pages. */
function isOpened({ kind, settings }: PageRecord): boolean {
  const { isFolder } = collectionKind(kind)
  return !isFolder || kind === 'index' || settings.folderBehavior === FOLDER_BEHAVIORS.index
}

function toPage(page: PageRecord): Pick<NavigationLink, 'url' | 'pageId'> {
  return { url: pagePath(page), pageId: page.id }
}
