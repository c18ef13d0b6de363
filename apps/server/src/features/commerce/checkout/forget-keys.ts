import type { Chore } from '../../../platform/background/housekeeping.ts'
import { forgetOldKeys } from './idempotency-table.ts'

/** Idempotency keys whose 72 hours are over. */
export const forgetKeys: Chore = {
  name: 'idempotency keys',
  ofSite: (site, { now, atOnce }) => forgetOldKeys(site, now, atOnce),
}
