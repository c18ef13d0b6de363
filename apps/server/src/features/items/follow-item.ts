import { itemPathOn } from '@sitewright/page/address/item-path'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import type { SiteTx } from '../../platform/database.ts'
import { livePage } from '../content/index.ts'
import { followMoves } from '../redirects/index.ts'
import { isVisible } from './is-visible.ts'

export interface ItemMove {
  readonly before: Pick<ItemRecord, 'collectionId' | 'urlId' | 'visibleFrom'>
  /** The item's new address. */
  readonly urlId: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Adds a redirect from an address that visitors could know. */
export async function followItem(site: SiteTx, { before, urlId, now }: ItemMove): Promise<void> {
  if (before.urlId === urlId || !isVisible(before, now)) return
  const page = await livePage(site, before.collectionId)
  if (!page) return
  const [from, to] = [itemPathOn(page, before.urlId), itemPathOn(page, urlId)]
  await followMoves(site, [{ from, to, coversBelow: false }])
}
