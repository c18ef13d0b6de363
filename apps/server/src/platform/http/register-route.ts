import type { Call } from '@sitewright/api/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { checkInput } from './check-input.ts'
import { cookieJar } from './cookies.ts'
import { requireCrumb } from './crumb.ts'
import { type CsvAnswer, sendCsv } from './csv-answer.ts'
import type { Gate } from './gate.ts'
import { fail } from './problems.ts'
import { isLimited, limiterOf } from './rate-limits.ts'
import type { Route } from './route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call a route answers; absent for pages. */
    contract?: Call
  }
}

const IDENTITY_OF = {
  guest: 'studio',
  account: 'studio',
  owner: 'studio',
  operator: 'studio',
  visitor: 'site',
} as const

/**
 * Refuses forms where the studio calls expect JSON or bytes. Browsers post forms to other sites without asking them first, so
 * only the calls that a site's own visitors make take one.
 */
function refuseForms({ audience }: Call, { headers }: FastifyRequest): void {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')
  if (isForm && audience !== 'visitor') throw fail('wrongType')
}

/** Registers one call: who is asking, may they, is it theirs, is it well formed — then its handler. */
export function registerRoute(server: FastifyInstance, app: App, gate: Gate, route: Route): void {
  const { contract } = route
  const handle = route.handle as (input: object, request: object) => Promise<unknown>
  const limit = isLimited(contract.name) ? limiterOf(app, contract.name) : undefined
  const writes = contract.method !== 'GET' && contract.crumb !== false

  server.route({
    method: contract.method,
    url: contract.path,
    constraints: { identity: IDENTITY_OF[contract.audience] },
    ...(contract.bodyLimit && { bodyLimit: contract.bodyLimit }),
    config: { contract },
    ...(limit && { onRequest: limit }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
      const cookies = cookieJar(request, reply, app.config.isHttps)
      const asker = await gate[contract.audience](request, cookies, contract)
      if (writes && !asker.hasKey) {
        requireCrumb(app.keys, asker.crumbOwner, { request, cookies }, asker.origin)
      }
      refuseForms(contract, request)
      const input = checkInput(contract, request)
      const output = await handle(input, { app, cookies, raw: request, ...asker.context })
      if (contract.streams === 'csv') return sendCsv(reply, output as CsvAnswer)
      if (contract.streams === 'events') {
        // Proxies that collect answers before they pass them on would hold every event back.
        return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(output)
      }
      return contract.output.parse(output)
    },
  })
}
