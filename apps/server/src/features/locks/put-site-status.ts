import { putSiteStatus as contract } from '@sitewright/api/locks/put-site-status'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { changeSite } from '../sites/index.ts'
import { currentStatus } from './current-status.ts'
import { findLock, saveLock, shutLock, WHOLE_SITE } from './lock-table.ts'
import { hashOfNew, refuseNoPassword } from './new-password.ts'

/** Sets at once who may see the site. A password is kept while the site is open, for the next time it is not. */
export const putSiteStatus = ownerCall(
  contract,
  async ({ status, maintenanceText, password }, { siteId, account, inSite }) => {
    const hash = await hashOfNew(siteId, password)
    return inSite(async (site) => {
      if (hash !== undefined) await saveLock(site, WHOLE_SITE, hash)
      const lock = await findLock(site, WHOLE_SITE)
      if (status === 'private' && !lock) refuseNoPassword()
      await shutLock(site, WHOLE_SITE, status === 'private' ? lock?.version : undefined)
      await changeSite(site, { status, maintenance_text: maintenanceText })
      await noteActivity(site, { kind: 'accessChanged', by: account.id })
      await announceChange(site)
      return currentStatus(site)
    })
  },
)
