import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { cookieJar } from '../../platform/http/cookies.ts'
import { visitorOf } from '../../platform/http/gate.ts'
import { normalizeHost } from '../../platform/http/identity.ts'
import { fail } from '../../platform/http/problems.ts'
import type { VisitorRequest } from '../../platform/http/route.ts'
import { type LiveSite, siteDirectory } from './directory.ts'

/** A visitor's request for a page that the platform itself answers. */
export interface SiteVisit extends VisitorRequest {
  readonly site: LiveSite
}

export async function siteVisit(
  app: App,
  raw: FastifyRequest,
  reply: FastifyReply,
): Promise<SiteVisit> {
  const site = await siteDirectory(app).byHost(normalizeHost(raw.headers.host))
  if (!site) throw fail('notFound')
  const cookies = cookieJar(raw, reply, app.config.isHttps)
  return {
    ...{ app, raw, cookies, site },
    siteId: site.id,
    visitor: visitorOf(cookies),
    inSite: (work) => app.database.inSite(site.id, work),
  }
}
