import type { Id } from '@sitewright/core/id'
import { newToken } from '../../platform/keys.ts'

/** The site is in it, so that whoever has the key needs to know nothing else. */
export function newSecret(siteId: Id): string {
  return `swk.${siteId}.${newToken()}`
}

/** The secret of an `Authorization` header, if it is one of a key for this site. */
export function secretIn(header: string | undefined, siteId: Id): string | undefined {
  const [scheme = '', secret = ''] = (header ?? '').split(' ')
  const isKey = scheme.toLowerCase() === 'bearer' && secret.startsWith(`swk.${siteId}.`)
  return isKey ? secret : undefined
}
