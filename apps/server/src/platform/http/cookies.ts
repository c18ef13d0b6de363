/**
 * Every cookie of the server, in one table, and the only door to them. Host-only, `SameSite=Lax`, path `/`. Sites
 * are neighbours below one domain, and a neighbour's script can set cookies for all of it. So under https whatever
 * the server believes is `Secure` and called `__Host-…`, which no neighbour can set, and no other name is read.
 */

import type { FastifyReply, FastifyRequest } from 'fastify'

interface CookieKind {
  /**
   * Scripts read it, so it keeps its plain name under https too, and the server never trusts its value unless the value is
   * signed; unsigned ones decide nothing.
   */
  readonly isReadable: boolean
}

const COOKIES = {
  /** Bearer token of a cart. */
  CART: { isReadable: false },
  /** Bearer token of the cart of a donation. */
  DONATION: { isReadable: false },
  /** Anti-forgery value; signed. */
  crumb: { isReadable: true },
  /** A browser that was let in before, to accounts or locks; signed. */
  device: { isReadable: false },
  /** Owner of a studio crumb before anyone signs in. */
  guest: { isReadable: false },
  /** Tells scripts that there is a cart worth asking for; decides nothing. */
  hasCart: { isReadable: true },
  /** Opens one lock, `lock_{target}`; signed. */
  lock: { isReadable: false },
  /** The visitor's choice about cookies; pages' scripts write it. */
  ss_cookieAllowed: { isReadable: true },
  /** Secret of a preview link, on the host of previews alone. */
  preview: { isReadable: false },
  /** Session of somebody who signed in at the studio. */
  session: { isReadable: false },
  /** Owner of a visitor's crumb. */
  visitor: { isReadable: false },
} as const satisfies Readonly<Record<string, CookieKind>>

type CookieFamily = keyof typeof COOKIES
export type CookieName = Exclude<CookieFamily, 'lock'> | `lock_${string}`

/** Cookies that a request brought along. */
export interface HeldCookies {
  /**
   * Value of a cookie. Undefined where several values of its name differ: one of them may be a neighbour's, and there is no
   * way to tell which.
   */
  get(name: CookieName): string | undefined
  /** Every value, for signed cookies: the caller takes the one that verifies. */
  all(name: CookieName): readonly string[]
}

/** Cookies of one request and its answer. A value that the answer sets is the one `get` gives from then on. */
export interface CookieJar extends HeldCookies {
  /** Sets a cookie; without `maxAgeS` it ends with the browser. */
  set(name: CookieName, value: string, options?: { maxAgeS?: number }): void
  clear(name: CookieName): void
}

export function heldCookies({ headers }: FastifyRequest, isHttps: boolean): HeldCookies {
  let pairs: readonly string[] | undefined
  const all = (name: CookieName) => {
    pairs ??= pairsIn(headers.cookie)
    return [...new Set(valuesIn(pairs, wireName(name, isHttps)))]
  }
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
  const [family = name] = Object.hasOwn(COOKIES, name) ? [name] : name.split('_')
  return COOKIES[family as CookieFamily]
}

/** Name of the cookie as browsers see it. */
export function wireName(name: CookieName, isHttps: boolean): string {
  return isHttps && !kindOf(name).isReadable ? `__Host-${name}` : name
}

/** Pairs of name and value, as they were sent. */
function pairsIn(header = ''): string[] {
  return header.split(';').map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
}

/** All values of a cookie. Parsed by hand, since a parser into an object keeps one of several; undecodable ones are left out. */
function valuesIn(pairs: readonly string[], name: string): string[] {
  const prefix = `${name}=`
  return pairs.flatMap((pair) =>
    pair.startsWith(prefix) ? decoded(pair.slice(prefix.length)) : [],
  )
}

function decoded(value: string): string[] {
  try {
    return [decodeURIComponent(value)]
  } catch {
    return []
  }
}
