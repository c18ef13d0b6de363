import { removePagePassword as contract } from '@sitewright/api/locks/remove-page-password'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { removeLock, shutLock } from './lock-table.ts'
import { protectionOf } from './present-protection.ts'
import { requirePage } from './require-page.ts'

export const removePagePassword = ownerCall(contract, async ({ pageId }, { inSite }) =>
  inSite(async (site) => {
    await requirePage(site, pageId)
    await removeLock(site, pageId)
    await shutLock(site, pageId, undefined)
    await announceChange(site)
    return protectionOf(undefined)
  }),
)
