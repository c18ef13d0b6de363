/** The lock screen and the maintenance page: in the theme's colours, with none of its scripts. */

import { randomBytes } from 'node:crypto'
import {
  type ClosedPage,
  type ClosedSite,
  type LockScreen,
  lockScreenPage,
  maintenancePage,
} from '@sitewright/page'
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
  return answer(rendering, site, lockScreenPage(await closedSite(rendering, site), screen))
}

export async function maintenanceScreen(
  rendering: Rendering,
  site: LiveSite,
): Promise<ClosedAnswer> {
  const closed = await closedSite(rendering, site)
  return answer(rendering, site, maintenancePage(closed, site.maintenanceText))
}

async function closedSite(rendering: Rendering, site: LiveSite): Promise<ClosedSite> {
  const now = rendering.app.clock.now()
  if (site.publicationId === undefined) return { site, published: undefined, now }
  const { theme } = await siteLook(rendering, site)
  const { content } = await publishedOf(rendering, site)
  return { site, published: { theme, content }, now }
}

async function answer(
  { app }: Rendering,
  site: LiveSite,
  { status, page, retryAfterS }: ClosedPage,
): Promise<ClosedAnswer> {
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
