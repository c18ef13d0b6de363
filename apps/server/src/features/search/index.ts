/** Search of a site by visitors: results of all kinds, ranked, with excerpts. */

import type { Feature } from '../../platform/feature.ts'
import { listSearchResults } from './list-search-results.ts'
import { rebuildSearch } from './rebuild-search.ts'

export {
  askIndex,
  namedBy,
  picturesOf,
  questionForItems,
  resultsOf,
} from './search-site.ts'

export const search: Feature = {
  name: 'search',
  routes: [listSearchResults],
  jobs: [rebuildSearch],
}
