/** Audit log of a site: who did what, written in the transaction of the change. */

import type { Feature } from '../../platform/feature.ts'
import { forgetActivity } from './forget-activity.ts'
import { listActivity } from './list-activity.ts'
import { migrations } from './migrations.ts'

export { noteActivity, noteOnceAnHour } from './note-activity.ts'

export const activityFeature: Feature = {
  name: 'activity',
  routes: [listActivity],
  chores: [forgetActivity],
  migrations,
}
