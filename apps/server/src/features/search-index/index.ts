/** Search index of every site's public content: features that change content write it, and `search` reads it. */

import type { Feature } from '../../platform/feature.ts'
import { migrations } from './migrations.ts'

export {
  type FoundEntries,
  type FoundEntry,
  findEntries,
  SEARCH_SETTINGS,
} from './find-entries.ts'
export { REBUILD_SEARCH, requestRebuild } from './request-rebuild.ts'
export type { EntryKind } from './tables.ts'
export {
  forgetEntries,
  forgetEntriesBefore,
  holdIndexAlone,
  indexEntries,
  type SearchEntry,
} from './write-entries.ts'

export const searchIndex: Feature = { name: 'search-index', migrations }
