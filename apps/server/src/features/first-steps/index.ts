/** First steps of a new site's owner, told from what the site has. A feature of its own, since it asks many others. */

import type { Feature } from '../../platform/feature.ts'
import { getFirstSteps } from './get-first-steps.ts'
import { migrations } from './migrations.ts'
import { putFirstSteps } from './put-first-steps.ts'

export const firstStepsFeature: Feature = {
  name: 'first-steps',
  routes: [getFirstSteps, putFirstSteps],
  migrations,
}
