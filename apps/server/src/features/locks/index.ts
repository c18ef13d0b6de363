/** Passwords of pages and sites, and who gets to see a site at all. */

import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import type { CookieJar } from '../../platform/http/cookies.ts'
import { guardPassword } from '../../platform/http/guard-password.ts'
import type { GuessRule } from '../../platform/limits/guesses.ts'
import { isPassword } from '../accounts/index.ts'
import type { LiveSite } from '../sites/index.ts'
import { duplicatePage } from './duplicate-page.ts'
import { getPagePassword } from './get-page-password.ts'
import { getSiteStatus } from './get-site-status.ts'
import { findLock } from './lock-table.ts'
import { migrations } from './migrations.ts'
import { putPagePassword } from './put-page-password.ts'
import { putSiteStatus } from './put-site-status.ts'
import { removePagePassword } from './remove-page-password.ts'

export { isOpen, makeLockCookie } from './lock-cookie.ts'
export { WHOLE_SITE } from './lock-table.ts'
export { withLocks } from './locked-pages.ts'

export const locks: Feature = {
  name: 'locks',
  routes: [
    duplicatePage,
    getPagePassword,
    getSiteStatus,
    putPagePassword,
    putSiteStatus,
    removePagePassword,
  ],
  migrations,
}

/** Backoff at a lock: groups share a password and mistype it; guessing four digits takes days at this pace. */
const GUESSES: GuessRule = { free: 40, longestS: 30, forgiveS: 300 }

/** Whether a password opens a lock; `LimitReached` while somebody guesses. Takes equally long for a lock that is gone. */
export async function opensLock(
  visit: { app: App; cookies: CookieJar; raw: FastifyRequest },
  site: LiveSite,
  { target, password }: { target: string; password: string },
): Promise<boolean> {
  return guardPassword(visit, {
    subject: `lock|${site.id}|${target}`,
    rule: GUESSES,
    check: async () => {
      const lock = await visit.app.database.inSite(site.id, (tx) => findLock(tx, target))
      return isPassword(password, lock?.passwordHash, { queue: 'lock', line: site.id })
    },
  })
}
