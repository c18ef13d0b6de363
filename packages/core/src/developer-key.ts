/** How a developer's key is written: `swk.<site>.<secret>`. The site is in it, so that it is all anyone needs to know. */

import type { Id } from './id.ts'

const KEY = /^swk\.([^.\s]+)\.[^.\s]+$/

export function developerKey(siteId: Id, secret: string): string {
  return `swk.${siteId}.${secret}`
}

/** Undefined for what is no key. */
export function siteOfKey(key: string): string | undefined {
  return KEY.exec(key)?.[1]
}

/** The key in an `Authorization` header. What proxies and others put there is none. */
export function keyIn(authorization = ''): string | undefined {
  const [, key = ''] = /^bearer +(\S+)$/i.exec(authorization) ?? []
  return siteOfKey(key) === undefined ? undefined : key
}
