/**
 * One host for each site: pages that are asked for by another of its hosts are at its primary one. Calls, forms and checks are
 * answered where they were asked, since they would lose what they carry; the site's own pages see to it themselves.
 */

import type { FastifyInstance } from 'fastify'
import type { Directory } from './gate.ts'
import { normalizeHost } from './identity.ts'

/** Paths that programs ask for, and what any host answers. */
const ANYWHERE = /^\/(?:api|\.well-known|assets-sw|healthz|readyz)(?:\/|$)/

export function sendToPrimaryHost(
  server: FastifyInstance,
  { siteByHost }: Directory,
  identityOf: (host: string) => string,
): void {
  server.addHook('onRequest', async (request, reply) => {
    const { method, url, headers, routeOptions } = request
    if (method !== 'GET' && method !== 'HEAD') return
    const path = url.split('?', 1)[0] ?? ''
    if (!path.startsWith('/')) return
    if (routeOptions.url === undefined || routeOptions.url === '/*' || ANYWHERE.test(path)) return
    const host = normalizeHost(headers.host)
    if (identityOf(host) !== 'site') return
    // A database that is away is told of by whatever was asked for.
    const site = await siteByHost(host).catch(() => undefined)
    if (!site || new URL(site.origin).host === host) return
    reply.header('cache-control', 'no-store')
    return reply.redirect(site.origin + url, 301)
  })
}
