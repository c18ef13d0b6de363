/** Entries of the trash, which features write where they remove something. The calls about them are the feature `trash`. */

import type { Feature } from '../../platform/feature.ts'
import { migrations } from './migrations.ts'

export {
  askTrashed,
  type Entry,
  entriesBefore,
  forgetBodies,
  forgetTrashOf,
  hasOldest,
  type OldestQuestion,
  putIntoTrash,
  putManyIntoTrash,
  takeEntry,
  takeOldest,
} from './trash-table.ts'
export type { Restored, TrashedKind } from './trashed-kind.ts'

export const trashEntries: Feature = { name: 'trash-entries', migrations }
