/**
 * Request id: names a request in its answer, in each line of the log about it and in refusals that are the server's fault. One that
 * a trusted proxy gave is kept, so that its log and this one speak of the same request.
 */

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export const REQUEST_ID = 'x-request-id'

/** Form of ids that are kept: those of nginx, haproxy, Caddy and Envoy have it, and no address of anyone does. */
const WELL_FORMED = /^[0-9A-Za-z-]{16,64}$/

export type RequestIdOf = (request: IncomingMessage) => string

/** @param trusted addresses and networks of proxies, as `TRUSTED_PROXIES` has them */
export function createRequestIds(trusted: readonly string[]): RequestIdOf {
  const proxies = listOf(trusted)
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID]
    if (typeof given !== 'string' || !WELL_FORMED.test(given)) return randomUUID()
    const from = socket.remoteAddress ?? ''
    const version = isIP(from)
    const isTrusted = version !== 0 && proxies.check(from, version === 6 ? 'ipv6' : 'ipv4')
    return isTrusted ? given : randomUUID()
  }
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
