/**
 * The format of a developer's key: `swk.<site>.<secret>`. It contains the site, so that nothing else has to be
 * entered.
 */

import type { Id } from './id.ts'

const KEY = /^swk\.([^.\s]+)\.[^.\s]+$/

export function developerKey(siteId: Id, secret: string): string {
  return `swk.${siteId}.${secret}`
}

/** The site of a key; undefined for a text that is not a key. */
export function siteOfKey(key: string): string | undefined {
  return KEY.exec(key)?.[1]
}

/** The key in an `Authorization` header; undefined for other values, which proxies and others put there. */
export function keyIn(authorization = ''): string | undefined {
  const [, key = ''] = /^bearer +(\S+)$/i.exec(authorization) ?? []
  return siteOfKey(key) === undefined ? undefined : key
}
