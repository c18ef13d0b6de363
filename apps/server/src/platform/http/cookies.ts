/**
 * Every cookie of the server, in one table, and the only door to them. Host-only, `SameSite=Lax`, path `/`. Sites
 * are neighbours below one domain, and a neighbour's script can set cookies for all of it. So under https whatever
 * the server believes is `Secure` and called `__Host-…`, which no neighbour can set, and no other name is read.
 */

import type { FastifyReply, FastifyRequest } from 'fastify'

interface CookieKind {
  /**
   * Scripts read it, so it keeps its plain name also under https, and the server never takes its word: it counts as
   * far as its signature says, or decides nothing.
   */
  readonly isReadable: boolean
}

const COOKIES = {
  /** Whoever shows it has the cart. */
  CART: { isReadable: false },
  /** Anti-forgery value; signed. */
  crumb: { isReadable: true },
  /** A browser that was let in before, to accounts or locks; signed. */
  device: { isReadable: false },
  /** Who a crumb of the studio belongs to before anyone signs in. */
  guest: { isReadable: false },
  /** Tells scripts that there is a cart worth asking for; decides nothing. */
  hasCart: { isReadable: true },
  /** Opens one lock, `lock_{target}`; signed. */
  lock: { isReadable: false },
  /** Somebody who signed in at the studio. */
  session: { isReadable: false },
  /** Who a visitor's crumb belongs to. */
  visitor: { isReadable: false },
} as const satisfies Readonly<Record<string, CookieKind>>

type CookieFamily = keyof typeof COOKIES
export type CookieName = Exclude<CookieFamily, 'lock'> | `lock_${string}`

/** What a browser brought along. */
export interface HeldCookies {
  /**
   * The one value of a cookie. Nothing where several of its name differ: one of them may be a neighbour's, and
   * nothing tells which.
   */
  get(name: CookieName): string | undefined
  /** Every value, for what is signed: whoever asks takes the one that verifies. */
  all(name: CookieName): readonly string[]
}

/** Cookies of one request and its answer. What the answer sets is what `get` tells from then on. */
export interface CookieJar extends HeldCookies {
  /** Without `maxAgeS` it ends with the browser. */
  set(name: CookieName, value: string, options?: { maxAgeS?: number }): void
  clear(name: CookieName): void
}

export function heldCookies({ headers }: FastifyRequest, isHttps: boolean): HeldCookies {
  const all = (name: CookieName) => [...new Set(valuesIn(headers.cookie, wireName(name, isHttps)))]
  return {
    all,
    get: (name) => {
      const [value, ...others] = all(name)
      return others.length === 0 ? value : undefined
    },
  }
}

export function cookieJar(
  request: FastifyRequest,
  reply: FastifyReply,
  isHttps: boolean,
): CookieJar {
  const held = heldCookies(request, isHttps)
  const changed = new Map<CookieName, string | undefined>()
  const base = { path: '/', sameSite: 'lax', secure: isHttps } as const
  return {
    all: (name) => (changed.has(name) ? [changed.get(name) ?? []].flat() : held.all(name)),
    get: (name) => (changed.has(name) ? changed.get(name) : held.get(name)),
    set: (name, value, { maxAgeS } = {}) => {
      changed.set(name, value)
      reply.setCookie(wireName(name, isHttps), value, {
        ...base,
        httpOnly: !kindOf(name).isReadable,
        ...(maxAgeS !== undefined && { maxAge: maxAgeS }),
      })
    },
    clear: (name) => {
      changed.set(name, undefined)
      reply.clearCookie(wireName(name, isHttps), base)
    },
  }
}

function kindOf(name: CookieName): CookieKind {
  const [family] = name.split('_')
  return COOKIES[family as CookieFamily]
}

/** What browsers call it. */
export function wireName(name: CookieName, isHttps: boolean): string {
  return isHttps && !kindOf(name).isReadable ? `__Host-${name}` : name
}

/** Read by hand, since a parser into an object keeps one of several. A value that cannot be decoded is none. */
function valuesIn(header = '', name: string): string[] {
  const prefix = `${name}=`
  return header
    .split(';')
    .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
    .flatMap((pair) => (pair.startsWith(prefix) ? decoded(pair.slice(prefix.length)) : []))
}

function decoded(value: string): string[] {
  try {
    return [decodeURIComponent(value)]
  } catch {
    return []
  }
}
