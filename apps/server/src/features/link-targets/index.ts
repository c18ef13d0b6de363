/** Search for what links can lead to. A feature of its own, since pages, items and files know nothing of each other's search. */

import type { Feature } from '../../platform/feature.ts'
import { listLinkTargets } from './list-link-targets.ts'

export const linkTargetsFeature: Feature = {
  name: 'link-targets',
  routes: [listLinkTargets],
}
