/**
 * CSRF token, here called the crumb: the anti-forgery value of every call that writes. Random bytes and an HMAC over them, bound
 * to the site (or the studio) and to the visitor or session in the HttpOnly cookie.
 */

import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Keys } from '../keys.ts'
import type { HeldCookies } from './cookies.ts'
import { fail } from './problems.ts'

export interface CrumbOwner {
  /** A site id, or `studio`. */
  readonly realm: string
  /** The session or visitor that the crumb is good for. */
  readonly holder: string
}

export function makeCrumb(keys: Keys, { realm, holder }: CrumbOwner): string {
  const random = randomBytes(16).toString('base64url')
  return `${random}.${keys.sign('crumb', `${realm}|${holder}|${random}`)}`
}

export function isCrumbFor(keys: Keys, { realm, holder }: CrumbOwner, crumb: string): boolean {
  const [random, signature, ...more] = crumb.split('.')
  if (!random || !signature || more.length > 0) return false
  return keys.verify('crumb', `${realm}|${holder}|${random}`, signature)
}

/** Crumb that the browser holds, if it is still good, so that tabs do not replace each other's. */
export function currentCrumb(keys: Keys, owner: CrumbOwner, cookies: HeldCookies): string {
  const held = cookies.all('crumb').find((value) => isCrumbFor(keys, owner, value))
  return held ?? makeCrumb(keys, owner)
}

/** Refuses a write that another site may have caused (CSRF). */
export function requireCrumb(
  keys: Keys,
  owner: CrumbOwner | undefined,
  { request, cookies }: { request: FastifyRequest; cookies: HeldCookies },
  ownOrigin: string,
): void {
  requireOwnOrigin(request, ownOrigin)
  const sent = sentCrumb(request)
  const good =
    owner !== undefined &&
    sent !== undefined &&
    cookies.all('crumb').includes(sent) &&
    isCrumbFor(keys, owner, sent)
  if (!good) throw fail('crumbMissing', { crumbFail: true })
}

/** Refuses a foreign Origin even with a valid crumb. */
export function requireOwnOrigin(request: FastifyRequest, ownOrigin: string): void {
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw fail('foreignOrigin')
  if (origin !== undefined && origin !== ownOrigin) throw fail('foreignOrigin')
}

/** Crumb of a request: from the header, the query or the form field, in that order. */
function sentCrumb(request: FastifyRequest): string | undefined {
  const header = request.headers['x-csrf-token']
  if (typeof header === 'string') return header
  const query = (request.query as { crumb?: unknown }).crumb
  if (typeof query === 'string') return query
  const field = (request.body as { crumb?: unknown } | null | undefined)?.crumb
  return typeof field === 'string' ? field : undefined
}
