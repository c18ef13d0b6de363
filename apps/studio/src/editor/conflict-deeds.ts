/** Settling of conflicts: one's own version, theirs, or both; each is an edit like any other, so it can be undone. */

import type { ConflictItem } from '../document/conflict-item.ts'
import type { Edit } from '../document/edit.ts'
import type { Journal } from '../document/journal.ts'
import { labels } from '../document/labels.ts'
import type { Session } from '../document/session.ts'
import { waysOut } from '../document/settle-conflict.ts'

export type Choice = 'mine' | 'theirs' | 'both'

export interface Conflicts {
  settle(item: ConflictItem, choice: Choice): void
}

export function createConflicts(
  session: Session,
  {
    journal,
    visitId,
    perform,
  }: { journal: Journal; visitId: string; perform: (edit: Edit) => void },
): Conflicts {
  return {
    settle(item, choice) {
      const { documents, site, conflicts } = session.store.getState()
      const changes = choice === 'theirs' ? [] : waysOut({ documents, site }, item)[choice]
      if (!changes) return
      if (changes.length > 0) perform({ label: labels.settle(choice), changes })
      session.setConflicts(conflicts.filter(({ id }) => id !== item.id))
      void journal.dropConflict(visitId, item.id).catch(() => {})
    },
  }
}
