import { masked } from '@sitewright/core/masked-field'
import type { SiteTx } from '../../platform/database.ts'
import { siteWithId } from '../sites/index.ts'
import { findLock, WHOLE_SITE } from './lock-table.ts'

/** The site's visibility now, in the shape of its form. */
export async function currentStatus(site: SiteTx) {
  const row = await siteWithId(site.db, site.id)
  if (!row) throw new Error('A site is gone while its owner is asking for it')
  return {
    status: row.status,
    maintenanceText: row.maintenanceText,
    password: masked((await findLock(site, WHOLE_SITE)) !== undefined),
  }
}
