/**
 * Webhooks: the one entry by which payment providers tell something by themselves. It is on the site's own host, so that the
 * site, and with it the secret that proves the sender, is known before anything of the body is believed. Of an event only
 * which payment to ask about is believed: the provider is asked how it is now, so that late, repeated and disordered events
 * all lead to the same end.
 */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../../../platform/app.ts'
import { normalizeHost } from '../../../platform/http/identity.ts'
import { fail as refuse } from '../../../platform/http/problems.ts'
import { limiterOf } from '../../../platform/http/rate-limits.ts'
import { siteDirectory } from '../../sites/index.ts'
import { askAndSettle } from '../checkout/settle-payment.ts'
import { fail } from '../errors.ts'
import { keepEvent, markHandled } from './event-table.ts'
import { isReady, setupOf } from './payment-method.ts'
import type { PaymentEvent } from './payment-provider.ts'
import { findPayment } from './payment-table.ts'
import { providersOf } from './providers.ts'
import { webhookPath } from './webhook-path.ts'

/** Maximum number of bytes of one delivery; those of known providers have a few thousand. */
const BODY_LIMIT = 256 * 1024

export async function registerWebhooks(server: FastifyInstance, app: App): Promise<void> {
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
      onRequest: limiterOf(app, 'paymentWebhook'),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const delivered = await readDelivery(app, request)
        // A forger learns nothing from the answer.
        if (!delivered) return reply.code(400).send()
        await handleEvent(app, delivered)
        return { ok: true }
      },
    })
  })
}

interface Delivered {
  readonly siteId: string
  readonly provider: string
  readonly event: PaymentEvent
}

/** Undefined for a delivery that does not prove its sender. */
async function readDelivery(app: App, request: FastifyRequest): Promise<Delivered | undefined> {
  const site = await siteDirectory(app).byHost(normalizeHost(request.headers.host))
  const { provider: code } = request.params as { provider: string }
  const provider = providersOf(app).find((one) => one.code === code && one.readEvent)
  if (!site || !provider) throw refuse('notFound')
  const setup = await setupOf(app, site.id, provider)
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const delivery = { headers: request.headers, body, now: app.clock.now() }
  const event = isReady(provider, setup) ? await provider.readEvent?.(delivery, setup) : undefined
  return event && { siteId: site.id, provider: code, event }
}

async function handleEvent(app: App, { siteId, provider, event }: Delivered): Promise<void> {
  const { id: eventId, paymentId } = event
  const name = { provider, eventId }
  const { isNew, isHandled, payment } = await app.database.inSite(siteId, async (site) => {
    const found = paymentId === undefined ? undefined : await findPayment(site, paymentId)
    const payment = found?.provider === provider ? found : undefined
    return { ...(await keepEvent(site, name)), payment }
  })
  if (isHandled) return
  if (payment) {
    try {
      await askAndSettle(app, siteId, payment)
    } catch (error) {
      app.log.warn({ err: error, paymentId, ...name }, 'A payment event could not be handled yet')
      // The provider delivers it again.
      throw fail('providerSilent', { retryAfter: 60 })
    }
  } else if (isNew) {
    app.log.info({ siteId, ...name }, 'A payment event is about no payment of this site')
  }
  const at = new Date(app.clock.now())
  await app.database.inSite(siteId, (site) => markHandled(site, name, at))
}
