import type { FastifyReply, FastifyRequest } from 'fastify'

/** Cookies of one request and its answer. Host-only, `SameSite=Lax`, path `/`, `Secure` under https. */
export interface CookieJar {
  get(name: string): string | undefined
  /** Readable by script only where `readable` says so; without `maxAgeS` it ends with the browser. */
  set(name: string, value: string, options?: { readable?: boolean; maxAgeS?: number }): void
  clear(name: string): void
}

export function cookieJar(
  request: FastifyRequest,
  reply: FastifyReply,
  isHttps: boolean,
): CookieJar {
  const base = { path: '/', sameSite: 'lax', secure: isHttps } as const
  return {
    get: (name) => request.cookies[name],
    set: (name, value, { readable = false, maxAgeS } = {}) => {
      reply.setCookie(name, value, {
        ...base,
        httpOnly: !readable,
        ...(maxAgeS !== undefined && { maxAge: maxAgeS }),
      })
    },
    clear: (name) => {
      reply.clearCookie(name, base)
    },
  }
}
