import { isIP } from 'node:net'
import { fail } from './errors.ts'

/** Rules of addresses that are asked; tests reach a server on loopback by others. */
export interface AddressRules {
  /** Whether an IP address may be connected to. */
  readonly isPublic: (address: string) => boolean
  /** Ports that may be connected to. */
  readonly ports: ReadonlySet<number>
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/**
 * Reads the address of a request to the outside, or refuses it: another scheme or port, a name and password in it, an IP address
 * that is not public. The parser of URLs has turned every spelling of an IP address into the usual one by then.
 */
export function readOutsideAddress(text: string, { isPublic, ports }: AddressRules): URL {
  if (!URL.canParse(text)) throw fail('outsideAddress')
  const url = new URL(text)
  const scheme = DEFAULT_PORTS[url.protocol]
  const port = url.port === '' ? scheme : Number(url.port)
  const hasPassword = url.username !== '' || url.password !== ''
  if (scheme === undefined || port === undefined || !ports.has(port) || hasPassword) {
    throw fail('outsideAddress')
  }
  // A literal address is never looked up, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublic(host)) throw fail('outsideAddress')
  return url
}
