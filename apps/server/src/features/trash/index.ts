/** Trash: what was removed, putting it back, and removing it for good. A feature of its own, since it knows all kinds. */

import type { Feature } from '../../platform/feature.ts'
import { emptyTrash } from './empty-trash.ts'
import { forgetTrash } from './forget-trash.ts'
import { listTrash } from './list-trash.ts'
import { removeTrashEntry } from './remove-trash-entry.ts'
import { restoreTrashEntry } from './restore-trash-entry.ts'

export const trashFeature: Feature = {
  name: 'trash',
  routes: [emptyTrash, listTrash, removeTrashEntry, restoreTrashEntry],
  chores: [forgetTrash],
}
