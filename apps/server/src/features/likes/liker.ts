/** The names under which a visitor likes: a lasting one where they allowed that, and otherwise that of the day. */

import type { CookieBanner } from '@sitewright/core/site/consent'
import { CONSENT_COOKIE, parseConsent } from '@sitewright/core/site/consent'
import type { SiteTx } from '../../platform/database.ts'
import type { HeldCookies } from '../../platform/http/cookies.ts'
import type { VisitorRequest } from '../../platform/http/route.ts'
import { dailyVisitor } from './daily-visitor.ts'

export interface Liker {
  /** All names that likes of this visitor may have. */
  readonly names: readonly string[]
  /** The name for a new like; with the day where it is that of a day. */
  readonly own: { readonly who: string; readonly day: string | null }
}

export async function likerOf(
  site: SiteTx,
  visit: Pick<VisitorRequest, 'app' | 'raw' | 'visitor'>,
  banner: CookieBanner,
  cookies: HeldCookies,
): Promise<Liker> {
  const { app, visitor } = visit
  const daily = await dailyVisitor(site, visit)
  if (visitor === undefined || !allowsId(banner, cookies)) {
    return { names: [daily.who], own: daily }
  }
  const lasting = app.keys.sign('like', `${site.id}|${visitor}`)
  return { names: [lasting, daily.who], own: { who: lasting, day: null } }
}

/** Whether a like may be kept under the visitor's id: they allowed more than what is necessary, or the site asks nobody. */
export function allowsId({ mode, version }: CookieBanner, cookies: HeldCookies): boolean {
  if (mode === 'inform') return true
  const consent = parseConsent(decoded(cookies.get(CONSENT_COOKIE)))
  return mode === 'ask' && consent?.version === version && consent.allowed.length > 0
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value)
  } catch {
    return undefined
  }
}
