/** Redirects from old addresses: the owner's map, and entries added when something moves. */

import type { Feature } from '../../platform/feature.ts'
import { createRedirect } from './create-redirect.ts'
import { importRedirects } from './import-redirects.ts'
import { listRedirects } from './list-redirects.ts'
import { migrations } from './migrations.ts'
import { removeRedirect } from './remove-redirect.ts'
import { updateRedirect } from './update-redirect.ts'

export { followMoves } from './follow-moves.ts'
export { askRedirect, askRedirected, type FoundRedirect } from './redirect-table.ts'

export const redirectsFeature: Feature = {
  name: 'redirects',
  routes: [createRedirect, importRedirects, listRedirects, removeRedirect, updateRedirect],
  migrations,
}
