/** Stripe's webhooks: their proof, and the payment that they are about. */

import { type Id, isId } from '@sitewright/core/id'
import type { App } from '../../../../platform/app.ts'
import type { EventDelivery, PaymentEvent, PaymentSetup } from '../payment-provider.ts'
import { paymentOfIntent } from './intent-table.ts'
import { loadStripe } from './stripe-client.ts'
import { isLiveKey, secretKeyOf, webhookSecretOf } from './stripe-keys.ts'

/** Seconds for which a signature is good, before and after. */
const GOOD_FOR_S = 300

/** The events that owners are asked to choose. Of others nothing is lost: the shop asks by itself too. */
export const EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
] as const

interface EventObject {
  readonly id?: string
  readonly object?: string
  readonly payment_intent?: string | null
  readonly metadata?: Readonly<Record<string, string>> | null
}

export async function readStripeEvent(
  app: App,
  delivery: EventDelivery,
  setup: PaymentSetup,
): Promise<PaymentEvent | undefined> {
  const signature = delivery.headers['stripe-signature']
  const secret = webhookSecretOf(setup)
  if (typeof signature !== 'string' || secret === '' || !isTimely(signature, delivery.now))
    return undefined
  const event = await provenEvent(delivery, { signature, secret })
  if (!event) return undefined
  const isOfMode = event.livemode === isLiveKey(secretKeyOf(setup))
  const object = event.data.object as EventObject
  const paymentId = isOfMode ? await paymentOf(app, object, setup.siteId) : undefined
  return { id: event.id, paymentId }
}

async function provenEvent(
  { body, now }: EventDelivery,
  { signature, secret }: { signature: string; secret: string },
) {
  const { webhooks } = await loadStripe()
  try {
    return webhooks.constructEvent(body, signature, secret, GOOD_FOR_S, undefined, now)
  } catch {
    return undefined
  }
}

/** Stripe's library refuses signatures that are old, and accepts those of any later time. */
function isTimely(signature: string, now: number): boolean {
  const [, seconds = ''] = /(?:^|,)t=(\d+)/.exec(signature) ?? []
  return Math.abs(now / 1000 - Number(seconds)) <= GOOD_FOR_S
}

/** By what was written on the intent when it was begun; a dispute or a refund names the intent alone. */
async function paymentOf(app: App, object: EventObject, siteId: Id): Promise<Id | undefined> {
  const { site, payment } = object.metadata ?? {}
  if (object.object === 'payment_intent') {
    return site === siteId && isId(payment) ? payment : undefined
  }
  const intentId = object.payment_intent
  if (!intentId) return undefined
  return app.database.inSite(siteId, (tx) => paymentOfIntent(tx, intentId))
}
