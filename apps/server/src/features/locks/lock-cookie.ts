/** Cookie of a visitor who knew a password: signed, for one site, one lock and one version of its password. */

import type { App } from '../../platform/app.ts'
import type { CookieName, HeldCookies } from '../../platform/http/cookies.ts'
import type { LiveSite } from '../sites/index.ts'

/** Purpose of the signature: see `Keys`. */
const PURPOSE = 'lock'
/** Seconds that the cookie lasts: a week. */
const LIFETIME_S = 7 * 24 * 3600

type LockedSite = Pick<LiveSite, 'id' | 'locks'>
type Signer = Pick<App, 'keys' | 'clock'>

export function lockCookieName(target: string): CookieName {
  return `lock_${target}`
}

export function makeLockCookie(
  { keys, clock }: Signer,
  { id, locks }: LockedSite,
  target: string,
): { name: CookieName; value: string; maxAgeS: number } {
  const until = clock.now() + LIFETIME_S * 1_000
  const text = [id, target, locks[target], until].join('|')
  const value = `${until}.${keys.sign(PURPOSE, text)}`
  return { name: lockCookieName(target), value, maxAgeS: LIFETIME_S }
}

/** Whether a visitor's cookies open a lock. A page without a lock needs none. */
export function isOpen(
  signer: Signer,
  site: LockedSite,
  { target, cookies }: { target: string; cookies: HeldCookies },
): boolean {
  if (!(target in site.locks)) return true
  return cookies.all(lockCookieName(target)).some((cookie) => opens(signer, site, target, cookie))
}

function opens(
  { keys, clock }: Signer,
  { id, locks }: LockedSite,
  target: string,
  cookie: string,
): boolean {
  const [until = '', signature = '', ...more] = cookie.split('.')
  if (more.length > 0 || !/^\d{13,14}$/.test(until) || Number(until) <= clock.now()) return false
  return keys.verify(PURPOSE, [id, target, locks[target], until].join('|'), signature)
}
