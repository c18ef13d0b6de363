import type { Id } from '@sitewright/core/id'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { hashToken, newToken } from '../keys.ts'
import type { CookieJar } from './cookies.ts'
import { currentCrumb } from './crumb.ts'
import { visitorOf } from './gate.ts'

export interface CrumbRequest {
  readonly app: App
  readonly siteId: Id
  readonly cookies: CookieJar
  readonly raw: FastifyRequest
}

/** Gives a visitor's crumb, and before it the HttpOnly id that the crumb is bound to. */
export function giveVisitorCrumb({ app, siteId, cookies }: CrumbRequest): string {
  const holder = visitorOf(cookies) ?? newVisitor(cookies)
  const crumb = currentCrumb(app.keys, { realm: siteId, holder }, cookies)
  cookies.set('crumb', crumb)
  return crumb
}

function newVisitor(cookies: CookieJar): string {
  const token = newToken()
  cookies.set('visitor', token)
  return hashToken(token)
}
