/** Redirects: finds the new address of something that moved, by the owner's redirects or below a former home page. */

import { isStore, writtenItems } from '@sitewright/core/content/collection-kinds'
import { itemPath, productPath } from '@sitewright/page/address/item-path'
import { type PageRecord, pagePath, type SiteContent } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../../platform/database.ts'
import type { StatementPart } from '../../../platform/db/statement-part.ts'
import { soldItems } from '../../commerce/index.ts'
import { askItems, askStores } from '../../items/index.ts'
import { askRedirect, type FoundRedirect } from '../../redirects/index.ts'

interface OldAddress {
  /** Decoded, where nothing is now. */
  readonly path: string
  readonly now: Date
  /** Whether the owner's map has anything. */
  readonly hasRedirects: boolean
}

/** One statement; none where there is nothing to ask. */
export async function findMoved(
  site: SiteTx,
  content: Pick<SiteContent, 'formerHomes' | 'pages'>,
  { path, now, hasRedirects }: OldAddress,
): Promise<FoundRedirect | undefined> {
  const homes = formerHomes(content)
  const collections = homes.filter(({ kind }) => writtenItems(kind))
  const sold = /^\/p\/([^/]+)$/.exec(path)?.[1]
  const stores = sold === undefined ? [] : homes.filter(({ kind }) => isStore(kind))
  const mapped = hasRedirects ? askRedirect(site, path) : undefined
  const asked: StatementPart<FoundRedirect | undefined>[] = [
    ...(mapped ? [mapped] : []),
    ...stores.map((page) => askProduct(site, page, { urlId: sold ?? '', now })),
  ]
  if (asked.length === 0 && collections.length === 0) return undefined
  const urlId = path.slice(1)
  const { stretches, beside } = await askItems(site, {
    stretches: collections.map(({ id }) => ({
      collectionId: id,
      urlId,
      now,
      ordering: 'chronological',
      limit: 1,
    })),
    surveyed: [],
    now,
    beside: asked.map(({ query }) => query),
  })
  const answers = asked.map(({ read }, at) => read(beside[at]))
  const below = collections.flatMap((page, at) => (stretches[at]?.items.length ? [page] : []))
  const targets = [
    ...answers.flatMap((one) => one ?? []),
    ...below.map((page) => movedTo(itemPath(pagePath(page), urlId))),
  ]
  return targets[0]
}

/** Few are remembered. Whether there is anything behind a password is nobody's business. */
function formerHomes({ formerHomes, pages }: Pick<SiteContent, 'formerHomes' | 'pages'>) {
  return formerHomes
    .flatMap((id) => pages.get(id) ?? [])
    .filter(({ settings, lockedBy }) => settings.isEnabled && lockedBy === undefined)
}

function askProduct(
  site: SiteTx,
  page: PageRecord,
  { urlId, now }: { urlId: string; now: Date },
): StatementPart<FoundRedirect | undefined> {
  const order = page.settings.productOrder
  const place = { collectionId: page.id, order, now: now.getTime(), urlId }
  const { query, read } = askStores(site, {
    stretches: [],
    place,
    facts: [],
    now,
    sold: soldItems,
  })
  return {
    query,
    read: (value) => (read(value).place ? movedTo(productPath(pagePath(page), urlId)) : undefined),
  }
}

const movedTo = (target: string): FoundRedirect => ({ target, status: 301 })
