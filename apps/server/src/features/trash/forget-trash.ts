import { firstIdAt } from '@sitewright/core/id'
import { TRASH_KIND_NAMES } from '@sitewright/core/trash'
import { type Chore, daysBefore } from '../../platform/background/housekeeping.ts'
import { forgetOldest } from './kinds.ts'

/** Removes for good what has been in the trash for as long as the operator keeps it. */
export const forgetTrash: Chore = {
  name: 'things in the trash',
  ofSite: (site, { keep, now, atOnce }) =>
    forgetOldest(site, {
      kinds: TRASH_KIND_NAMES,
      before: firstIdAt(daysBefore(now, keep.trashDays).getTime()),
      limit: atOnce,
    }),
}
