import { getPagePassword as contract } from '@sitewright/api/locks/get-page-password'
import { ownerCall } from '../../platform/http/route.ts'
import { findLock } from './lock-table.ts'
import { protectionOf } from './present-protection.ts'
import { requirePage } from './require-page.ts'

/** Whether there is a password; nobody can read it. */
export const getPagePassword = ownerCall(contract, async ({ pageId }, { inSite }) =>
  inSite(async (site) => {
    await requirePage(site, pageId)
    return protectionOf(await findLock(site, pageId))
  }),
)
