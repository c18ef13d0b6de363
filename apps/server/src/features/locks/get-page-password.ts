import { getPagePassword as contract } from '@sitewright/api/locks/get-page-password'
import { ownerCall } from '../../platform/http/route.ts'
import { draftPage } from '../content/index.ts'
import { fail } from './errors.ts'
import { findLock } from './lock-table.ts'

/** Whether there is one; what it is nobody can say. */
export const getPagePassword = ownerCall(contract, async ({ pageId }, { inSite }) =>
  inSite(async (site) => {
    if (!(await draftPage(site, pageId))) throw fail('pageMissing')
    return { isProtected: (await findLock(site, pageId)) !== undefined }
  }),
)
