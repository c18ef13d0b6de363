/** The lock screen and the maintenance page: in the theme's colours, with none of its scripts. */

import { randomBytes } from 'node:crypto'
import {
  type ClosedPage,
  type ClosedSite,
  type LockScreen,
  lockScreenPage,
  maintenancePage,
  unavailablePage,
} from '@sitewright/page'
import type { Theme } from '@sitewright/theme'
import type { LiveSite } from '../../../sites/index.ts'
import { publishedOf } from '../answers/fetch-page.ts'
import { renderPlatformPage } from '../platform-page.ts'
import type { Rendering } from '../rendering.ts'
import { siteLook } from '../styles/site-look.ts'

export interface ClosedAnswer {
  readonly status: number
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export async function lockScreen(
  rendering: Rendering,
  site: LiveSite,
  screen: LockScreen,
): Promise<ClosedAnswer> {
  const closed = await closedSite(rendering, site)
  return answer(rendering, closed, site, lockScreenPage(closed, screen))
}

export async function maintenanceScreen(
  rendering: Rendering,
  site: LiveSite,
): Promise<ClosedAnswer> {
  const closed = await closedSite(rendering, site)
  return answer(rendering, closed, site, maintenancePage(closed, site.maintenanceText))
}

/** The notice in place of a site that the operator of the server has closed. */
export function unavailableScreen(rendering: Rendering, site: LiveSite): Promise<ClosedAnswer> {
  const closed = { site, published: undefined, now: rendering.app.clock.now() }
  const isGone = site.standing === 'takenDown'
  return answer(rendering, closed, site, unavailablePage(closed, { isGone }))
}

/**
 * Circuit breaker: a theme whose screen ran into a limit is not asked for one for this long, in milliseconds. Screens are
 * made for each visitor, in the process of all sites, so half a second of one minute is all that a theme may take.
 */
const REST_MS = 60_000

/** Open circuits: themes that are not asked for a screen, with the end of their minute. */
const resting = new WeakMap<Theme, number>()

async function closedSite(rendering: Rendering, site: LiveSite): Promise<ClosedSite> {
  const now = rendering.app.clock.now()
  if (site.publicationId === undefined) return { site, published: undefined, now }
  const { theme } = await siteLook(rendering, site)
  const { content } = await publishedOf(rendering, site)
  const isResting = (resting.get(theme) ?? 0) > now
  return { site, published: isResting ? undefined : { theme, content }, now }
}

async function answer(
  { app }: Rendering,
  { published, now }: ClosedSite,
  site: LiveSite,
  { status, page, retryAfterS, isThemeTooSlow }: ClosedPage,
): Promise<ClosedAnswer> {
  if (published && isThemeTooSlow) resting.set(published.theme, now + REST_MS)
  const nonce = randomBytes(16).toString('base64')
  const { html, headers } = await renderPlatformPage(app, site, { ...page, nonce })
  return {
    status,
    html,
    headers: {
      ...headers,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
    },
  }
}
