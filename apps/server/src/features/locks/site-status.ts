import { getSiteStatus as getContract } from '@sitewright/api/locks/get-site-status'
import { putSiteStatus as putContract } from '@sitewright/api/locks/put-site-status'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { hashPassword } from '../accounts/index.ts'
import { changeSite, siteWithId } from '../sites/index.ts'
import { fail } from './errors.ts'
import { findLock, saveLock, shutLock, WHOLE_SITE } from './lock-table.ts'

export const getSiteStatus = ownerCall(getContract, async (_input, { inSite }) =>
  inSite(currentStatus),
)

/** Who gets to see the site, at once. A password is kept while the site is open, for the next time it is not. */
export const putSiteStatus = ownerCall(
  putContract,
  async ({ status, maintenanceText, password }, { inSite }) => {
    const hash = password === undefined ? undefined : await hashPassword(password)
    return inSite(async (site) => {
      if (hash !== undefined) await saveLock(site, WHOLE_SITE, hash)
      const lock = await findLock(site, WHOLE_SITE)
      if (status === 'private' && !lock) {
        const { message } = fail.catalogue.passwordNeeded
        throw fail('passwordNeeded', { errors: { password: message } })
      }
      await shutLock(site, WHOLE_SITE, status === 'private' ? lock?.version : undefined)
      await changeSite(site, { status, maintenance_text: maintenanceText })
      await announceChange(site)
      return currentStatus(site)
    })
  },
)

async function currentStatus(site: SiteTx) {
  const row = await siteWithId(site.db, site.id)
  if (!row) throw new Error('A site is gone while its owner is asking for it')
  return {
    status: row.status,
    maintenanceText: row.maintenanceText,
    hasPassword: (await findLock(site, WHOLE_SITE)) !== undefined,
  }
}
