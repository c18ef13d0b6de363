/** Reads an address on the web as people type it: `instagram.com/clay`. Pure. */

import { isEmail } from '@sitewright/core/email'
import { linkKind } from '@sitewright/core/links/link-address'

export interface AllowedAddress {
  /** Domains that it may be of, subdomains included; any if absent. */
  readonly hosts?: readonly string[]
  /** Whether it may also be an address for mail. */
  readonly takesMail?: boolean
}

/** The address with its scheme; undefined for text that is none, or that leads elsewhere. */
export function readAddress(text: string, allowed: AllowedAddress = {}): string | undefined {
  const typed = text.trim()
  if (allowed.takesMail) {
    const mail = typed.replace(/^mailto:/i, '')
    if (isEmail(mail, 'deliverable') && linkKind(`mailto:${mail}`) === 'mail') {
      return `mailto:${mail}`
    }
  }
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (linkKind(address) !== 'web') return undefined
  const { href, hostname, username, password } = new URL(address)
  const isWhole =
    /\.[a-z0-9-]*[a-z][a-z0-9-]*$/i.test(hostname) && username === '' && password === ''
  const isAllowed = allowed.hosts?.some((host) => isOf(hostname, host)) ?? true
  return isWhole && isAllowed ? href : undefined
}

function isOf(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`)
}
