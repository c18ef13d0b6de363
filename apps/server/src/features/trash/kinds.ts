import type { TrashKind } from '@sitewright/core/trash'
import type { SiteTx } from '../../platform/database.ts'
import { trashedProducts } from '../commerce/index.ts'
import { lockDrafts, trashedPages } from '../content/index.ts'
import { trashedFiles } from '../files/index.ts'
import { trashedItems } from '../items/index.ts'
import {
  type Entry,
  hasOldest,
  type OldestQuestion,
  type TrashedKind,
  takeOldest,
} from '../trash-entries/index.ts'

export const TRASHED: Readonly<Record<TrashKind, TrashedKind>> = {
  page: trashedPages,
  item: trashedItems,
  product: trashedProducts,
  file: trashedFiles,
}

/** Removes things for good whose entries were taken out of the trash. */
export async function forgetThings(site: SiteTx, entries: readonly Entry[]): Promise<void> {
  for (const [kind, { forget }] of Object.entries(TRASHED)) {
    const ids = entries.filter((entry) => entry.kind === kind).map(({ thingId }) => thingId)
    if (ids.length > 0) await forget(site, ids)
  }
}

/**
 * Removes the oldest things in the trash for good, and gives how many. Where there are some the drafts are locked first, as whoever
 * restores does.
 */
export async function forgetOldest(site: SiteTx, question: OldestQuestion): Promise<number> {
  if (!(await hasOldest(site, question))) return 0
  await lockDrafts(site)
  const entries = await takeOldest(site, question)
  await forgetThings(site, entries)
  return entries.length
}
