/** Passwords of pages and sites, and who gets to see a site at all. */

import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import { isPassword } from '../accounts/index.ts'
import type { LiveSite } from '../sites/index.ts'
import { getPagePassword } from './get-page-password.ts'
import { getSiteStatus } from './get-site-status.ts'
import { findLock } from './lock-table.ts'
import { migrations } from './migrations.ts'
import { putPagePassword } from './put-page-password.ts'
import { putSiteStatus } from './put-site-status.ts'
import { removePagePassword } from './remove-page-password.ts'

export { isOpen, lockCookieName, makeLockCookie } from './lock-cookie.ts'
export { WHOLE_SITE } from './lock-table.ts'
export { withLocks } from './locked-pages.ts'

export const locks: Feature = {
  name: 'locks',
  routes: [getPagePassword, getSiteStatus, putPagePassword, putSiteStatus, removePagePassword],
  migrations,
}

/** Whether a password opens a lock of a site. Takes as long for a lock that is gone. */
export async function opensLock(
  { database }: App,
  site: LiveSite,
  { target, password }: { target: string; password: string },
): Promise<boolean> {
  const lock = await database.inSite(site.id, (tx) => findLock(tx, target))
  return isPassword(password, lock?.passwordHash)
}
