/** The lock screen's form: works without script, and tells nothing about what is behind it. */

import { findPage } from '@sitewright/page/address/find-page'
import { readPageUrl } from '@sitewright/page/address/page-url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { cookieJar, type HeldCookies } from '../../../../platform/http/cookies.ts'
import { normalizeHost } from '../../../../platform/http/identity.ts'
import { formFields, isOwnForm } from '../../../../platform/http/native-form.ts'
import { fail } from '../../../../platform/http/problems.ts'
import { limiterOf } from '../../../../platform/http/rate-limits.ts'
import { giveVisitorCrumb } from '../../../../platform/http/visitor-crumb.ts'
import { LimitReached } from '../../../../platform/limits/rate-counter.ts'
import { isOpen, makeLockCookie, opensLock, WHOLE_SITE, withLocks } from '../../../locks/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { publishedOf } from '../answers/fetch-page.ts'
import type { Rendering } from '../rendering.ts'
import { lockScreen } from './closed-page.ts'
import { sendClosed } from './closed-sites.ts'

export function registerLock(server: FastifyInstance, rendering: Rendering): void {
  const { app } = rendering
  const countTry = limiterOf(app, 'openLock')

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
    const target = await lockInTheWay(rendering, site, next, cookies)
    if (target === undefined) return reply.redirect(asLocation(next), 303)

    const screen = { isWholeSite: target === WHOLE_SITE, next }
    const visit = { app, site, siteId: site.id, cookies, raw: request }
    if (!isOwnForm(visit)) {
      const crumb = giveVisitorCrumb(visit)
      return sendScreen(reply, rendering, site, { ...screen, crumb, problem: 'confirm' })
    }
    const tried = await orTooMany(async () => {
      await countTry(request)
      return opensLock(visit, site, { target, password: password.slice(0, MAX_PASSWORD) })
    })
    if (tried instanceof LimitReached) {
      const { retryAfterS } = tried
      return sendScreen(reply, rendering, site, { ...screen, problem: 'tooMany', retryAfterS })
    }
    if (!tried) return sendScreen(reply, rendering, site, { ...screen, problem: 'wrong' })
    const { name, value, maxAgeS } = makeLockCookie(app, site, target)
    cookies.set(name, value, { maxAgeS })
    return reply.redirect(asLocation(next), 303)
  })
}

async function orTooMany(work: () => Promise<boolean>): Promise<boolean | LimitReached> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof LimitReached) return error
    throw error
  }
}

/** Characters of a password that are looked at: one more than a password may have, so that a longer one is wrong. */
const MAX_PASSWORD = 201

async function sendScreen(
  reply: FastifyReply,
  rendering: Rendering,
  site: LiveSite,
  screen: Parameters<typeof lockScreen>[2],
) {
  return sendClosed(reply, await lockScreen(rendering, site, screen))
}

/** The first lock that keeps a visitor from an address; undefined where none does. */
async function lockInTheWay(
  rendering: Rendering,
  site: LiveSite,
  address: string,
  cookies: HeldCookies,
): Promise<string | undefined> {
  const isShut = (target: string) => !isOpen(rendering.app, site, { target, cookies })
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
