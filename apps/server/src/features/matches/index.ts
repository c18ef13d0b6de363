/** Command palette: finds whatever has a name on a site. A feature of its own, since it asks many others. */

import type { Feature } from '../../platform/feature.ts'
import { listMatches } from './list-matches.ts'

export const matchesFeature: Feature = { name: 'matches', routes: [listMatches] }
