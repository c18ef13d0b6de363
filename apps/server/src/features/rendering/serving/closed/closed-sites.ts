/**
 * Access control of sites that are not public, or that the operator has closed: a hook before all routes of their hosts. It
 * lets through the files that the lock screen itself is made of, and webhooks of payment providers, since money that is
 * under way when a site is closed still comes, and links by which readers leave a list.
 */

import { isPlatformStylesPath } from '@sitewright/page'
import { readPageUrl } from '@sitewright/page/address/page-url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { heldCookies } from '../../../../platform/http/cookies.ts'
import { sendProblem } from '../../../../platform/http/errors.ts'
import { createHostRouting, normalizeHost } from '../../../../platform/http/identity.ts'
import { isOpen, WHOLE_SITE } from '../../../locks/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { sendDirectly } from '../files/static-files.ts'
import type { Rendering } from '../rendering.ts'
import { isStylesPath } from '../styles/site-styles.ts'
import {
  type ClosedAnswer,
  lockScreen,
  maintenanceScreen,
  unavailableScreen,
} from './closed-page.ts'
import { fail } from './errors.ts'

const OPEN =
  /^\/(?:(?:assets|assets-sw|images|scripts|universal\/fonts)\/|(?:healthz|readyz|favicon\.ico|robots\.txt)$)/

/** Whether a path has only files for everyone: addresses of pictures cannot be guessed; themes and bundles are no secret. */
export function isForAnyone(path: string): boolean {
  return OPEN.test(path) || isStylesPath(path) || isPlatformStylesPath(path)
}

/** Files that people of the site brought along: pictures, whose addresses cannot be guessed, and those of a theme of their own. */
const UPLOADS = /^\/(?:images|assets|scripts)\//

/** Webhooks are let through, since each of them proves its sender. */
const WEBHOOKS = /^\/api\/commerce\/payments\/webhooks\//

/** Links in mails of lists are let through: whoever wants to leave a list can, whatever became of the site. */
const MAIL_LINKS = /^\/forms\/newsletter\/(?:confirm|unsubscribe)\//

function isAlwaysOpen(path: string): boolean {
  return WEBHOOKS.test(path) || MAIL_LINKS.test(path) || (isForAnyone(path) && !UPLOADS.test(path))
}

const CALL = /^\/(?:api|s)(?:\/|$)/

export function closeSites(server: FastifyInstance, rendering: Rendering): void {
  const routing = createHostRouting(rendering.app.config)
  server.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const host = normalizeHost(request.headers.host)
    const path = pathOf(request)
    if (routing.identityOf(host) !== 'site' || isAlwaysOpen(path)) return
    const site = await siteOf(host, path)
    const isUpload = UPLOADS.test(path)
    if (site === 'unsure') {
      return isUpload ? undefined : sendDirectly(request, reply, rendering.plain.unexpected)
    }
    if (!site) return
    if (isShut(site, isUpload)) return sendUnavailable(rendering, site, request, reply)
    if (!isUpload) return closedByOwner(site, request, reply)
  })

  async function closedByOwner(site: LiveSite, request: FastifyRequest, reply: FastifyReply) {
    if (site.status === 'public') return
    if (site.status === 'maintenance') return sendMaintenance(rendering, site, request, reply)
    const cookies = heldCookies(request, rendering.app.config.isHttps)
    const isIn = isOpen(rendering.app, site, { target: WHOLE_SITE, cookies })
    if (!isIn && pathOf(request) !== '/lock') return sendLock(rendering, site, request, reply)
    // The answer is for this visitor alone, so no cache may keep it.
    reply.header('cache-control', 'private, no-store')
  }

  /** The site of a host. When it cannot be looked up, a call gets a JSON problem and a visitor an error page. */
  async function siteOf(host: string, path: string) {
    try {
      return await rendering.sites.byHost(host)
    } catch (error) {
      if (CALL.test(path)) throw error
      return 'unsure'
    }
  }
}

function pathOf({ raw: { url = '/' } }: FastifyRequest): string {
  return url.split('?')[0] ?? '/'
}

/** Whether the operator of the server has closed it: uploads stay until it is taken down, since mails show pictures. */
function isShut({ standing }: LiveSite, isUpload: boolean): boolean {
  return standing === 'takenDown' || (standing === 'suspended' && !isUpload)
}

async function sendUnavailable(
  rendering: Rendering,
  site: LiveSite,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (asksForData(request) || UPLOADS.test(pathOf(request))) {
    const isGone = site.standing === 'takenDown'
    return sendProblem(reply, isGone ? fail('takenDown') : fail('suspended', { retryAfter: 3600 }))
  }
  return sendClosed(reply, await unavailableScreen(rendering, site))
}

async function sendMaintenance(
  rendering: Rendering,
  site: LiveSite,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (asksForData(request)) return sendProblem(reply, fail('maintenance', { retryAfter: 600 }))
  return sendClosed(reply, await maintenanceScreen(rendering, site))
}

async function sendLock(
  rendering: Rendering,
  site: LiveSite,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (asksForData(request)) return sendProblem(reply, fail('locked'))
  const next = request.raw.url ?? '/'
  return sendClosed(reply, await lockScreen(rendering, site, { isWholeSite: true, next }))
}

/** Whether the request is a call, or asks for a page in another format than HTML. */
function asksForData(request: FastifyRequest): boolean {
  const format = readPageUrl(request.raw.url ?? '/')?.format ?? 'html'
  return pathOf(request).startsWith('/api') || format !== 'html'
}

export function sendClosed(reply: FastifyReply, { status, html, headers }: ClosedAnswer) {
  return reply.code(status).headers(headers).send(html)
}
