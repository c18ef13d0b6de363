/** The lock screen's form: works without script, and says nothing about what lies behind. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieJar } from '../../../platform/http/cookies.ts'
import { normalizeHost } from '../../../platform/http/identity.ts'
import { formFields, isOwnForm } from '../../../platform/http/native-form.ts'
import { fail } from '../../../platform/http/problems.ts'
import { giveVisitorCrumb } from '../../../platform/http/visitor-crumb.ts'
import {
  isOpen,
  lockCookieName,
  makeLockCookie,
  opensLock,
  WHOLE_SITE,
  withLocks,
} from '../../locks/index.ts'
import type { LiveSite } from '../../sites/index.ts'
import { publishedOf } from '../http/fetch-page.ts'
import { readPageUrl } from '../http/page-url.ts'
import { findPage } from '../page/find-page.ts'
import type { Rendering } from '../services.ts'
import { lockScreen } from './closed-page.ts'
import { sendClosed } from './closed-sites.ts'

/** From one address, whichever lock it tries. */
const TRIES = { max: 10, timeWindow: '1 minute' }

export function registerLock(server: FastifyInstance, rendering: Rendering): void {
  const { app } = rendering
  const countTry = server.createRateLimit(TRIES)

  server.get('/lock', { constraints: { identity: 'site' } }, (_request, reply) =>
    reply.redirect('/', 303),
  )
  server.post('/lock', { constraints: { identity: 'site' } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const site = await rendering.sites.byHost(normalizeHost(request.headers.host))
    if (!site) throw fail('notFound')
    const { next: asked = '/', password = '' } = formFields(request)
    const next = readPageUrl(asked) ? asked : '/'
    const cookies = cookieJar(request, reply, app.config.isHttps)
    const target = await lockInTheWay(rendering, site, next, cookies.get)
    if (target === undefined) return reply.redirect(asLocation(next), 303)

    const screen = { isWholeSite: target === WHOLE_SITE, next }
    const visit = { app, site, siteId: site.id, cookies, raw: request }
    if (!isOwnForm(visit)) {
      const crumb = giveVisitorCrumb(visit)
      return sendScreen(reply, rendering, site, { ...screen, crumb, problem: 'confirm' })
    }
    if (await isTooMany(request)) {
      return sendScreen(reply, rendering, site, { ...screen, problem: 'tooMany' })
    }
    if (!(await opensLock(app, site, { target, password: password.slice(0, MAX_PASSWORD) }))) {
      return sendScreen(reply, rendering, site, { ...screen, problem: 'wrong' })
    }
    const { name, value, maxAgeS } = makeLockCookie(app, site, target)
    cookies.set(name, value, { maxAgeS })
    return reply.redirect(asLocation(next), 303)
  })

  async function isTooMany(request: FastifyRequest): Promise<boolean> {
    const counted = await countTry(request)
    return !counted.isAllowed && counted.isExceeded
  }
}

const MAX_PASSWORD = 201

async function sendScreen(
  reply: FastifyReply,
  rendering: Rendering,
  site: LiveSite,
  screen: Parameters<typeof lockScreen>[2],
) {
  return sendClosed(reply, await lockScreen(rendering, site, screen))
}

/** The first lock that keeps a visitor from an address; nothing where none does. */
async function lockInTheWay(
  rendering: Rendering,
  site: LiveSite,
  address: string,
  cookieOf: (name: string) => string | undefined,
): Promise<string | undefined> {
  const isShut = (target: string) =>
    !isOpen(rendering.app, site, { target, cookie: cookieOf(lockCookieName(target)) })
  if (isShut(WHOLE_SITE)) return WHOLE_SITE
  const path = readPageUrl(address)?.path
  if (path === undefined || site.publicationId === undefined) return undefined
  const { content } = await publishedOf(rendering, site)
  const found = findPage(withLocks(content, site), path)
  const lockedBy = found && 'page' in found ? found.page.lockedBy : undefined
  return lockedBy !== undefined && isShut(lockedBy) ? lockedBy : undefined
}

function asLocation(path: string): string {
  return path.replace(/[^\x21-\x7e]/g, encodeURIComponent)
}
