/** Addresses of the public internet: all others are refused as targets of requests (SSRF protection). */

import ipaddr from 'ipaddr.js'

/** Global unicast (RFC 4291): all else of IPv6, such as the addresses that stand for IPv4 without saying so, is not routed. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]

/**
 * Whether an IP address is one of the public internet: not loopback, private, link-local, shared (CGNAT), multicast or reserved,
 * nor an IPv6 form that stands for one of IPv4.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  // Addresses mapped into IPv6 are read as those of IPv4 that they are.
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(GLOBAL_IPV6)
}
