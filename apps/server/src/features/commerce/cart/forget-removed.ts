import type { Chore } from '../../../platform/background/housekeeping.ts'
import { forgetRemovedBefore } from './removed-entries.ts'

/** Deletes removed entries that cannot be put back any more, with the answers that they hold. */
export const forgetRemoved: Chore = {
  name: 'removed entries',
  ofSite: forgetRemovedBefore,
}
