import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Config } from '../settings/config.ts'
import { heldCookies } from './cookies.ts'

/** Length in bits of the IPv6 prefix that counts as one client: a household or rented machine owns all addresses below it. */
const IPV6_NETWORK_BITS = 64

/** An address as limits count it: IPv6 by its /64, and an IPv4 address the same whichever way it is written. */
export function foldAddress(text: string): string {
  if (!ipaddr.isValid(text)) return text
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  const [withoutZone = ''] = address.toString().split('%')
  return ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone}/${IPV6_NETWORK_BITS}`).toString()
}

/** Cookies that identify a browser; the first of them that is there counts. */
const BROWSER_COOKIES = ['session', 'guest', 'visitor'] as const

/**
 * Client address as limits count it. Tests and benchmarks play many people from the machine's own address; there each browser
 * counts as an address.
 */
export function clientAddress(
  request: FastifyRequest,
  { test, isHttps }: Pick<Config, 'test' | 'isHttps'>,
): string {
  if (test && isLoopback(request.ip)) {
    const cookies = heldCookies(request, isHttps)
    return BROWSER_COOKIES.map((name) => cookies.get(name)).find(Boolean) ?? request.id
  }
  return foldAddress(request.ip)
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
