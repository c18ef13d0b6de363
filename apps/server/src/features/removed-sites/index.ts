/** Deleting a site: it closes at once, waits for its owner to think again, and is then erased (ADR 88). */

import type { Feature } from '../../platform/feature.ts'
import { eraseSite, eraseSites } from './erase-site.ts'
import { migrations } from './migrations.ts'
import { removeSite } from './remove-site.ts'
import { restoreSite } from './restore-site.ts'
import { sendRemovalMail } from './send-removal-mail.ts'

export const removedSitesFeature: Feature = {
  name: 'removed-sites',
  routes: [removeSite, restoreSite],
  jobs: [eraseSite, sendRemovalMail],
  chores: [eraseSites],
  migrations,
}
