/**
 * Webhooks: the one entry by which payment providers tell something by themselves. It is on the site's own host, so that the
 * site, and with it the secret that proves the sender, is known before anything of the body is believed. An event that has
 * proved itself is kept with a job for it and answered at once; `handle-event` does what it is about.
 */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../../../platform/app.ts'
import { normalizeHost } from '../../../platform/http/identity.ts'
import { fail as refuse } from '../../../platform/http/problems.ts'
import { limiterOf } from '../../../platform/http/rate-limits.ts'
import { createFairQueue } from '../../../platform/limits/fair-queue.ts'
import { foregroundOf } from '../../../platform/limits/foreground.ts'
import { createLocalCounter } from '../../../platform/limits/local-counter.ts'
import { createTimeShare } from '../../../platform/limits/time-share.ts'
import { siteDirectory } from '../../sites/index.ts'
import { keepEvents } from './event-table.ts'
import { createInbox, type Delivered } from './inbox.ts'
import { knownMethods } from './known-methods.ts'
import { isReady, setupFrom } from './payment-method.ts'
import type { EventDelivery } from './payment-provider.ts'
import { providersOf } from './providers.ts'
import { webhookPath } from './webhook-path.ts'

/** Maximum number of bytes of one delivery; those of known providers have a few thousand. */
const BODY_LIMIT = 256 * 1024

/** Part of the time in which webhooks are written, some together, so that a rush of them leaves the rest to shoppers. */
const SHARE = 0.5
/** Most milliseconds between two writes: thousands of webhooks have to be written before their providers give up. */
const LONGEST_REST_MS = 20
/** Most milliseconds for which a write lets visitors' requests go first. */
const LONGEST_YIELD_MS = 10
/** Webhooks that may wait for that; further ones are refused, and their providers deliver them again. */
const MOST_WAITING = 5_000
/** Milliseconds that one may wait; providers give up after ten seconds at the earliest. */
const LONGEST_WAIT_MS = 9_000

export async function registerWebhooks(server: FastifyInstance, app: App): Promise<void> {
  const untilQuiet = () => foregroundOf(app).quiet(LONGEST_YIELD_MS)
  const turns = createFairQueue({
    workers: [createTimeShare({ share: SHARE, longestRestMs: LONGEST_REST_MS, untilQuiet })],
    longestLine: MOST_WAITING,
    longestWaitMs: app.config.patience * LONGEST_WAIT_MS,
    retryAfterS: 60,
  })
  const keep = createInbox((siteId, provider, events) =>
    app.database.inSite(siteId, (site) => keepEvents(site, provider, events)),
  )
  await server.register(async (scope) => {
    // The raw bytes are kept, whatever their content type, since signatures are made of them.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({
      method: 'POST',
      url: webhookPath(':provider'),
      constraints: { identity: 'site' },
      bodyLimit: BODY_LIMIT,
      onRequest: limiterOf(app, 'paymentWebhook', createLocalCounter(app.clock)),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const delivered = await readDelivery(app, request)
        // A forger learns nothing from the answer.
        if (!delivered) return reply.code(400).send()
        await keep(delivered, (write) => turns.run(delivered.siteId, write))
        return { ok: true }
      },
    })
  })
}

/** Undefined for a delivery that does not prove its sender. */
async function readDelivery(app: App, request: FastifyRequest): Promise<Delivered | undefined> {
  const site = await siteDirectory(app).byHost(normalizeHost(request.headers.host))
  const { provider: code } = request.params as { provider: string }
  const provider = providersOf(app).find((one) => one.code === code && one.readEvent)
  if (!site || !provider) throw refuse('notFound')
  const methods = knownMethods(app)
  const read = async (delivery: EventDelivery) => {
    const setup = setupFrom(app, site.id, provider, await methods.find(site.id, code))
    return isReady(provider, setup) ? provider.readEvent?.(delivery, setup) : undefined
  }
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const delivery = { headers: request.headers, body, now: app.clock.now() }
  let event = await read(delivery)
  if (!event) {
    // Its owner may have entered another secret a moment ago, of which this node has not heard.
    methods.forget(site.id, code)
    event = await read(delivery)
  }
  return event && { siteId: site.id, provider: code, event }
}
