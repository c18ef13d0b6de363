/** Links of navigations as blocks print them. Pure. */

import type { Id } from '@sitewright/core/id'
import type { BlockData, NavigationLink } from '../block-data.ts'

export interface PrintedLink {
  readonly title: string
  readonly url: string
  readonly newWindow: boolean
  /** Whether it leads to the page that it is on. */
  readonly isCurrent: boolean
  readonly links: readonly PrintedLink[]
}

/** Links with at most one level below them, in which deeper ones stand too. */
export function printedLinks(
  links: readonly NavigationLink[],
  { pageId, withInner }: { pageId: Id | undefined; withInner: boolean },
): PrintedLink[] {
  const print = (link: NavigationLink, inner: readonly PrintedLink[]): PrintedLink => ({
    title: link.title.trim() || link.url,
    url: link.url,
    newWindow: link.newWindow,
    isCurrent: link.pageId !== undefined && link.pageId === pageId,
    links: inner,
  })
  return links.flatMap((link) => {
    const inner = withInner ? allBelow(link).map((one) => print(one, [])) : []
    const isShown = link.url !== '' || inner.length > 0
    return isShown
      ? [
          print(
            link,
            inner.filter(({ url }) => url !== ''),
          ),
        ]
      : []
  })
}

/** Every link below this one, from top to bottom. */
export function allBelow({ items }: NavigationLink): readonly NavigationLink[] {
  return items.flatMap((item) => [item, ...allBelow(item)])
}

/** The link of a page, in whichever navigation it is. */
export function linkOfPage(pageId: Id, { navigations }: BlockData): NavigationLink | undefined {
  return [...navigations.values()]
    .flat()
    .flatMap((link) => [link, ...allBelow(link)])
    .find((link) => link.pageId === pageId)
}
