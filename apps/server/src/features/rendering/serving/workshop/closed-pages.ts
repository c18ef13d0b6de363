/** Preview addresses of pages that stand in for others: the author of a theme opens them without closing or breaking a site. */

import type { FastifyInstance } from 'fastify'
import { normalizeHost } from '../../../../platform/http/identity.ts'
import { fail } from '../../../../platform/http/problems.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { errorPage } from '../answers/error-page.ts'
import { publishedOf } from '../answers/fetch-page.ts'
import { type ClosedAnswer, lockScreen, maintenanceScreen } from '../closed/closed-page.ts'
import { sendClosed } from '../closed/closed-sites.ts'
import { sendDirectly } from '../files/static-files.ts'
import type { Rendering } from '../rendering.ts'
import { WORKSHOP_PATH } from './workshop.ts'

const CLOSED: Readonly<
  Record<string, (rendering: Rendering, site: LiveSite) => Promise<ClosedAnswer>>
> = {
  lock: (rendering, site) => lockScreen(rendering, site, { isWholeSite: true, next: '/' }),
  'page-lock': (rendering, site) =>
    lockScreen(rendering, site, { isWholeSite: false, next: '/', problem: 'wrong' }),
  maintenance: maintenanceScreen,
}

const ON_SITES = { constraints: { identity: 'site' } }

export function serveClosedPages(server: FastifyInstance, rendering: Rendering): void {
  const siteOf = async (host: string | undefined): Promise<LiveSite> => {
    const site = await rendering.sites.byHost(normalizeHost(host))
    if (!site) throw fail('notFound')
    return site
  }
  for (const [name, show] of Object.entries(CLOSED)) {
    server.get(`${WORKSHOP_PATH}/${name}`, ON_SITES, async ({ headers }, reply) =>
      sendClosed(reply, await show(rendering, await siteOf(headers.host))),
    )
  }
  server.get(`${WORKSHOP_PATH}/error`, ON_SITES, async (request, reply) => {
    // The error page is made from memory alone.
    await publishedOf(rendering, await siteOf(request.headers.host))
    sendDirectly(request, reply, await errorPage(rendering, request.headers.host))
  })
}
