import type { Chore } from '../../../platform/background/housekeeping.ts'
import { forgetOldKeys } from './idempotency-table.ts'

/** Deletes idempotency keys after their 72 hours. */
export const forgetKeys: Chore = {
  name: 'idempotency keys',
  ofSite: (site, { now, atOnce }) => forgetOldKeys(site, now, atOnce),
}
