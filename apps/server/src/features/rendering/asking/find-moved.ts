/** Redirects: finds the new address of something that moved, by the owner's redirects or below a former home page. */

import { isStore } from '@sitewright/core/content/collection-kinds'
import { urlIdBelow } from '@sitewright/page/address/find-page'
import { itemPathOn } from '@sitewright/page/address/item-path'
import type { PageRecord, SiteContent } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../../platform/database.ts'
import { askItems } from '../../items/index.ts'
import { askRedirect, type FoundRedirect } from '../../redirects/index.ts'

interface OldAddress {
  /** The decoded path, at which there is nothing now. */
  readonly path: string
  readonly now: Date
  /** Whether the owner has any redirects. */
  readonly hasRedirects: boolean
}

interface Below {
  readonly page: PageRecord
  readonly urlId: string
}

/** Finds it in one statement; none where there is nothing to ask. */
export async function findMoved(
  site: SiteTx,
  content: Pick<SiteContent, 'formerHomes' | 'pages'>,
  { path, now, hasRedirects }: OldAddress,
): Promise<FoundRedirect | undefined> {
  const below = itemsBelow(formerHomes(content), path.slice(1).split('/'))
  const mapped = hasRedirects ? askRedirect(site, path) : undefined
  if (!mapped && below.length === 0) return undefined
  const { stretches, beside } = await askItems(site, {
    stretches: below.map(({ page, urlId }) => ({
      collectionId: page.id,
      urlId,
      now,
      ordering: 'chronological',
      limit: 1,
    })),
    surveyed: [],
    now,
    beside: mapped ? [mapped.query] : [],
  })
  const target = mapped?.read(beside[0])
  if (target) return target
  const found = below.find((_, at) => stretches[at]?.items.length)
  return found && { target: itemPathOn(found.page, found.urlId), status: 301 }
}

/** The item that an address would name below each page; products come first. */
function itemsBelow(pages: readonly PageRecord[], segments: readonly string[]): Below[] {
  return pages
    .flatMap((page): Below[] => {
      const urlId = urlIdBelow(page.kind, segments)
      return urlId === undefined ? [] : [{ page, urlId }]
    })
    .sort((a, b) => Number(isStore(b.page.kind)) - Number(isStore(a.page.kind)))
}

/** Former home pages, few in number, without those behind a password, whose contents must not show. */
function formerHomes({ formerHomes, pages }: Pick<SiteContent, 'formerHomes' | 'pages'>) {
  return formerHomes
    .flatMap((id) => pages.get(id) ?? [])
    .filter(({ settings, lockedBy }) => settings.isEnabled && lockedBy === undefined)
}
