/** Calls to the site's own API, small enough for pages that shoppers wait for. */

import type { ErrorEnvelope } from '@sitewright/api/errors'
import { readCookie } from './cookies.ts'

/** A refusal of the server, in words for the shopper. */
export class Refusal extends Error {
  readonly envelope: ErrorEnvelope

  constructor(envelope: ErrorEnvelope) {
    super(wordsFor(envelope))
    this.name = 'Refusal'
    this.envelope = envelope
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Asks the server; a stale crumb is fetched anew and the call made once more. */
export async function callSite<Answer>(
  method: Method,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
  more: Pick<RequestInit, 'keepalive'> = {},
): Promise<Answer> {
  const attempt = async (fresh: boolean) => {
    const request: RequestInit = {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body && {
          'content-type': isFile(body) ? 'application/octet-stream' : 'application/json',
        }),
        ...(method !== 'GET' && { 'x-csrf-token': await crumb(fresh) }),
        ...ofExpressCart(),
        ...headers,
      },
      ...(body && { body: isFile(body) ? body : JSON.stringify(body) }),
      ...more,
    }
    return answer<Answer>(await reach(path, request))
  }
  try {
    return await attempt(false)
  } catch (error) {
    if (!(error instanceof Refusal && error.envelope.crumbFail)) throw error
    return attempt(true)
  }
}

const isFile = (body: object) => body instanceof Blob

/** Names the cart that is bought at once: every call of its checkout is about that one. */
function ofExpressCart(): Readonly<Record<string, string>> {
  const [, cartId] = /^\/checkout\/buy\/([^/]+)$/.exec(location.pathname) ?? []
  return cartId === undefined ? {} : { 'x-express-cart': cartId }
}

async function crumb(fresh: boolean): Promise<string> {
  const held = readCookie('crumb')
  if (held && !fresh) return held
  const { crumb: made } = await answer<{ crumb: string }>(await reach('/api/crumb', {}))
  return made
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request)
  } catch {
    const message = 'Please check your internet connection.'
    throw new Refusal({ message, status: 0, code: 'unreachable' })
  }
}

async function answer<Answer>(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body as Answer
  const envelope = body as ErrorEnvelope | undefined
  if (envelope?.message) throw new Refusal(envelope)
  throw new Refusal({ message: 'Please try again.', status: response.status, code: 'unknown' })
}

/** The server's words; only a browser knows whether it takes cookies. */
function wordsFor({ message, crumbFail }: ErrorEnvelope): string {
  if (!crumbFail) return message
  return navigator.cookieEnabled
    ? 'Your session has expired. Please reload the page and try again.'
    : 'Please enable cookies in your browser, reload the page, and try again.'
}
