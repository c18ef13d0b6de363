import { type Id, isId } from '@sitewright/core/id'
import { type Capability, can } from '@sitewright/core/roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { cookieJar } from '../../platform/http/cookies.ts'
import { fail } from '../../platform/http/problems.ts'
import { directoryOf } from './directory.ts'

/** The site of a studio address that answers with bytes; refused, as calls are, to everybody who lacks the capability on it. */
export async function requireMember(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  needs: Capability,
): Promise<Id> {
  const directory = directoryOf(app)
  const { siteId } = request.params as { siteId: string }
  const session = await directory.sessionOf(cookieJar(request, reply, app.config.isHttps))
  if (!session) throw fail('notSignedIn')
  const role = isId(siteId) ? await directory.roleOf(session.account.id, siteId) : undefined
  if (!isId(siteId) || role === undefined) throw fail('notFound')
  if (!can(role, needs)) throw fail('notAllowed')
  return siteId
}
