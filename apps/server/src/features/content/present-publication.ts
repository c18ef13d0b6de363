import type { Publication } from '@sitewright/api/content/shapes'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { type PublicationRow, publicationRow, siteClock } from './publication-table.ts'

/** A version as the history shows it. */
export function asPublication(row: PublicationRow, liveId: Id | null): Publication {
  return {
    id: row.id,
    at: row.at.getTime(),
    by: row.authorName,
    note: row.note,
    changes: [...row.changes],
    isLive: row.id === liveId,
  }
}

export async function presentPublication(site: SiteTx, id: Id): Promise<Publication> {
  const row = await publicationRow(site, id)
  const { publicationId } = await siteClock(site)
  return asPublication(row, publicationId)
}
