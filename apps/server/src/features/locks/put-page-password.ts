import { putPagePassword as contract } from '@sitewright/api/locks/put-page-password'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { findLock, saveLock, shutLock } from './lock-table.ts'
import { hashOfNew, refuseNoPassword } from './new-password.ts'
import { protectionOf } from './present-protection.ts'
import { requirePage } from './require-page.ts'

/** Protects a page, and everything below it, from now on, whatever is published later. */
export const putPagePassword = ownerCall(
  contract,
  async ({ pageId, password }, { siteId, inSite }) => {
    await inSite((site) => requirePage(site, pageId))
    const hash = await hashOfNew(siteId, password)
    return inSite(async (site) => {
      await requirePage(site, pageId)
      if (hash !== undefined) {
        await shutLock(site, pageId, await saveLock(site, pageId, hash))
        await announceChange(site)
      }
      const lock = await findLock(site, pageId)
      if (!lock) refuseNoPassword()
      return protectionOf(lock)
    })
  },
)
