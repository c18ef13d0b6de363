/** Checks before publishing. A feature of its own, since pages, items and files know nothing of each other's contents. */

import type { Feature } from '../../platform/feature.ts'
import { getPublishChecks } from './get-publish-checks.ts'

export const publishChecksFeature: Feature = {
  name: 'publish-checks',
  routes: [getPublishChecks],
}
