import { linkNeeds } from '@sitewright/blocks/link'
import type { BlockData } from '@sitewright/blocks/registry'
import { allNavigationItems } from '@sitewright/core/content/navigation-item'
import { headerButtons } from '@sitewright/core/content/site-header'
import type { Id } from '@sitewright/core/id'
import { type LinkReference, linkReference, safeLink } from '@sitewright/core/links/link-address'
import { type PageRecord, pagePath, type SiteContent } from './site-content.ts'

type Linked = Pick<SiteContent, 'pages' | 'linked'>

/** The page of the site that a link in header or navigation leads to by its id. */
export function pageOfLink(
  url: string,
  { pages }: Pick<SiteContent, 'pages'>,
): PageRecord | undefined {
  return pages.get(linkReference(url)?.id ?? '')
}

/** Whether it leads to a page, an item or a file that visitors cannot open, or not any more. */
export function isToNothing(url: string, content: Linked): boolean {
  const reference = linkReference(url)
  return reference !== undefined && addressOf(reference, content) === undefined
}

/** Address of a link in header or navigation; a reference leads to its thing wherever it is, and nowhere once that is gone. */
export function headerLink(url: string, content: Linked): string {
  const reference = linkReference(url)
  if (!reference) return safeLink('header', url)
  const address = addressOf(reference, content)
  return address === undefined ? '' : address + reference.fragment
}

function addressOf({ kind, id }: LinkReference, { pages, linked }: Linked): string | undefined {
  if (kind !== 'page') return linked?.get(id)
  const page = pages.get(id)
  return page && pagePath(page)
}

/** Items and files that links around the pages lead to: those of the header, of the navigations and of link pages. */
export interface LinkedAround {
  readonly items: readonly Id[]
  readonly assets: readonly Id[]
}

/** Memoized by content: a publication's never changes, and every page of it asks. */
const known = new WeakMap<SiteContent, LinkedAround>()

export function linkedAround(content: SiteContent): LinkedAround {
  const before = known.get(content)
  if (before) return before
  const { header, navigations, pages } = content
  const { linkedItems = [], assets = [] } = linkNeeds(
    header.announcementUrl ?? '',
    ...headerButtons(header).map(({ url }) => url),
    ...[...navigations.values()]
      .flatMap(allNavigationItems)
      .flatMap((item) => ('externalLink' in item ? [item.externalLink.url] : [])),
    ...[...pages.values()].flatMap(({ kind, settings }) =>
      kind === 'link' ? [settings.linkUrl] : [],
    ),
  )
  const found = { items: [...new Set(linkedItems)], assets: [...new Set(assets)] }
  known.set(content, found)
  return found
}

/** Addresses of what is linked around the pages, of what was fetched for a page. */
export function addressesOf(
  { items, assets }: LinkedAround,
  fetched: Pick<BlockData, 'assets' | 'linkedItems'>,
): ReadonlyMap<Id, string> {
  const found = [
    ...items.map((id) => [id, fetched.linkedItems.get(id)?.path] as const),
    ...assets.map((id) => [id, fetched.assets.get(id)?.assetUrl] as const),
  ]
  return new Map(found.flatMap(([id, address]) => (address ? [[id, address] as const] : [])))
}
