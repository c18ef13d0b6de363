import { masked } from '@sitewright/core/masked-field'
import type { SiteTx } from '../../platform/database.ts'
import { siteWithId } from '../sites/index.ts'
import { findLock, WHOLE_SITE } from './lock-table.ts'

/** Who gets to see the site now, as its form has it. */
export async function currentStatus(site: SiteTx) {
  const row = await siteWithId(site.db, site.id)
  if (!row) throw new Error('A site is gone while its owner is asking for it')
  return {
    status: row.status,
    maintenanceText: row.maintenanceText,
    password: masked((await findLock(site, WHOLE_SITE)) !== undefined),
  }
}
