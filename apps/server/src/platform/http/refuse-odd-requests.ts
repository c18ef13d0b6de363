import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { fail } from './problems.ts'

/** Characters of a call's address. */
const LONGEST_ADDRESS = 8_192

/** Refuses what the parser lets through: two hosts, no version, and calls with endless addresses. */
export function refuseOddRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (isAmbiguous(raw)) {
      reply.header('connection', 'close')
      throw fail('invalidInput')
    }
    // Pages refuse long addresses with a page.
    const isCall = routeOptions.config.contract !== undefined
    if (isCall && (raw.url ?? '').length > LONGEST_ADDRESS) throw fail('addressTooLong')
  })
}

/** Request smuggling guard: whether a server in front may have read another site in the request than this one does. */
export function isAmbiguous({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean {
  if (httpVersionMajor < 1) return true
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
