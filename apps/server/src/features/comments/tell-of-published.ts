import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { announceItem, findItem } from '../items/index.ts'
import { countComments } from './comment-table.ts'
import { commentTag } from './comment-tag.ts'
import type { SubjectKind } from './tables.ts'

interface ChangedSubject {
  readonly subjectKind: SubjectKind
  readonly subjectId: Id
}

/** Counts anew, and outdates the pages that show these comments or how many there are. */
export async function tellOfPublished(
  site: SiteTx,
  subjects: readonly ChangedSubject[],
): Promise<void> {
  const kinds = new Map(subjects.map(({ subjectId, subjectKind }) => [subjectId, subjectKind]))
  // In the order of ids, which prevents deadlocks of two that change several at once.
  for (const [subjectId, kind] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (kind === 'block') {
      await announceChange(site, [commentTag(subjectId)])
      continue
    }
    await countComments(site, subjectId)
    const item = await findItem(site, subjectId)
    if (item) await announceItem(site, item)
  }
}
