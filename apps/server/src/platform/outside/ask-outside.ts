/** One request to another site over a connection of its own, to an address that was checked before. */

import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Problem } from '@sitewright/core/problem'
import { fail } from './errors.ts'
import type { AddressRules } from './outside-address.ts'

export interface OutsideLimits extends AddressRules {
  readonly lookup: LookupFunction
  /** Milliseconds for the whole, redirects and body included. */
  readonly withinMs: number
  readonly standIn?: string | undefined
}

/** Milliseconds of the whole that a connection may take. */
const CONNECT_WITHIN_MS = 5_000

const USER_AGENT = 'Sitewright/1.0 (asks addresses that site owners enter)'

export interface OutsideRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: OutgoingHttpHeaders
  readonly body?: string
}

export type Asking = OutsideLimits & { readonly signal: AbortSignal }

/** Resolves with the answer once its headers are there; the caller reads or destroys it. */
export function askOutside(
  url: URL,
  { method, headers, body }: OutsideRequest,
  { withinMs, lookup, signal, standIn }: Asking,
): Promise<IncomingMessage> {
  const target = standIn === undefined ? url : new URL(url.pathname + url.search, standIn)
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, failed) => {
    const asked = request(target, {
      method,
      signal,
      // One connection for one request: nothing that was opened for one site is used for another.
      agent: false,
      ...(standIn === undefined && { lookup }),
      headers: { host: url.host, 'user-agent': USER_AGENT, ...headers },
    })
    const slow = setTimeout(
      () => asked.destroy(fail('outsideSlow')),
      Math.min(withinMs, CONNECT_WITHIN_MS),
    )
    asked.once('socket', (socket) => socket.once('connect', () => clearTimeout(slow)))
    asked.once('close', () => clearTimeout(slow))
    asked.once('response', done).on('error', failed).end(body)
  })
}

/** Any failure as one of ours: nothing that another site answered, and no name of a machine, gets into a message. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  return fail((error as NodeJS.ErrnoException).code === 'ETIMEDOUT' ? 'outsideSlow' : 'outsideAway')
}
