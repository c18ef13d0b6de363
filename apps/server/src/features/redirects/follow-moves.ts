import { afterMoves, type Move } from '@sitewright/core/site/redirects'
import type { SiteTx } from '../../platform/database.ts'
import { redirectsToChange, replaceRedirects } from './redirect-table.ts'

/** Keeps old addresses working after a published page or item has moved. The caller announces the change. */
export async function followMoves(site: SiteTx, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return
  const before = await redirectsToChange(site)
  await replaceRedirects(site, before, afterMoves(before, moves))
}
