import type { Publication } from '@sitewright/api/content/shapes'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import {
  type PublicationRow,
  publicationRow,
  type SiteClock,
  siteClock,
} from './publication-table.ts'
import { readNote } from './words.ts'

/** A version as the history shows it. */
export function asPublication(
  row: PublicationRow,
  { publicationId, timeZone }: SiteClock,
): Publication {
  return {
    id: row.id,
    at: row.at.getTime(),
    by: row.authorName,
    name: row.name,
    note: readNote(row.note, row.about, timeZone),
    changes: [...row.changes],
    isLive: row.id === publicationId,
  }
}

export async function presentPublication(site: SiteTx, id: Id): Promise<Publication> {
  const row = await publicationRow(site, id)
  return asPublication(row, await siteClock(site))
}
