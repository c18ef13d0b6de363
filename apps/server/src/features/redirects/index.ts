/** Old addresses: the owner's map, and what is added to it when something moves. */

import type { Feature } from '../../platform/feature.ts'
import { migrations } from './migrations.ts'
import {
  createRedirect,
  importRedirects,
  listRedirects,
  removeRedirect,
  updateRedirect,
} from './owner-calls.ts'

export { followMoves } from './follow-moves.ts'
export { findRedirect } from './redirect-table.ts'

export const redirectsFeature: Feature = {
  name: 'redirects',
  routes: [createRedirect, importRedirects, listRedirects, removeRedirect, updateRedirect],
  migrations,
}
