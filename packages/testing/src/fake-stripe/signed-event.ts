import { createHmac } from 'node:crypto'
import type { StripeEvent } from './objects.ts'

export interface SignedEvent {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A webhook as Stripe sends it: `Stripe-Signature` has the time in seconds and an HMAC of time and body. */
export function signedEvent(
  event: StripeEvent,
  { secret, seconds }: { readonly secret: string; readonly seconds: number },
): SignedEvent {
  const body = Buffer.from(JSON.stringify(event, null, 2))
  const signature = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
  return {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${seconds},v1=${signature}`,
    },
    body,
  }
}
