import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Config } from '../settings/config.ts'
import { heldCookies } from './cookies.ts'

/** A household or a rented machine has this much of an IPv6 address for itself, and any address below it for nothing. */
const IPV6_NETWORK_BITS = 64

/** An address as limits count it: IPv6 by its /64, and an IPv4 address the same whichever way it is written. */
export function foldAddress(text: string): string {
  if (!ipaddr.isValid(text)) return text
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  const [withoutZone = ''] = address.toString().split('%')
  return ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone}/${IPV6_NETWORK_BITS}`).toString()
}

const BROWSER_COOKIES = ['session', 'guest', 'visitor'] as const

/**
 * Where a request comes from, as limits count it. Tests and benchmarks are one address that plays many people, the
 * machine's own; there each browser counts as an address.
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
