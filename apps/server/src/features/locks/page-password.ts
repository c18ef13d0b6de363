import { putPagePassword as putContract } from '@sitewright/api/locks/put-page-password'
import { removePagePassword as removeContract } from '@sitewright/api/locks/remove-page-password'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { hashPassword } from '../accounts/index.ts'
import { draftPage } from '../content/index.ts'
import { fail } from './errors.ts'
import { removeLock, saveLock, shutLock } from './lock-table.ts'

/** Protects a page, and everything below it, from this moment on, whatever is published later. */
export const putPagePassword = ownerCall(putContract, async ({ pageId, password }, { inSite }) => {
  await inSite((site) => requirePage(site, pageId))
  const hash = await hashPassword(password)
  return inSite(async (site) => {
    await requirePage(site, pageId)
    await shutLock(site, pageId, await saveLock(site, pageId, hash))
    await announceChange(site)
    return { isProtected: true }
  })
})

export const removePagePassword = ownerCall(removeContract, async ({ pageId }, { inSite }) =>
  inSite(async (site) => {
    await requirePage(site, pageId)
    await removeLock(site, pageId)
    await shutLock(site, pageId, undefined)
    await announceChange(site)
    return { isProtected: false }
  }),
)

async function requirePage(site: SiteTx, pageId: Id): Promise<void> {
  if (!(await draftPage(site, pageId))) throw fail('pageMissing')
}
