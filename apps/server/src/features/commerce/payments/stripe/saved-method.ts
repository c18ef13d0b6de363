/**
 * Ways to pay that Stripe keeps with a customer of its own, to be charged again without the shopper. A charge is an intent that is
 * written down here before it is confirmed, so that one whose answer was lost is never made twice, however late it is asked about.
 */

import { declineSentence } from '@sitewright/core/commerce/decline-sentences'
import type { Stripe } from 'stripe'
import type { PaymentAnswer, SavedCharge } from '../payment-provider.ts'
import type { IntentRow } from './intent-table.ts'
import { refusalOf, whenNotBusy } from './stripe-client.ts'

type Name = Pick<SavedCharge, 'siteId' | 'paymentId'>

/** Parameters of an intent by whether its way to pay is kept, or is a kept one. */
export async function savedParameters(
  stripe: Stripe,
  name: Name,
  { savesMethod, savedMethod }: Pick<IntentRow, 'savesMethod' | 'savedMethod'>,
): Promise<Partial<Stripe.PaymentIntentCreateParams>> {
  if (savedMethod !== '') {
    const [customer = '', method = ''] = savedMethod.split('/')
    // There is no shopper to be sent anywhere.
    const automatic_payment_methods = { enabled: true, allow_redirects: 'never' } as const
    return { customer, payment_method: method, automatic_payment_methods }
  }
  if (!savesMethod) return {}
  return { customer: await customerFor(stripe, name), setup_future_usage: 'off_session' }
}

/** A customer of Stripe's alone, made once for the payment; nothing of the shopper is written on it. */
async function customerFor(stripe: Stripe, { siteId, paymentId }: Name): Promise<string> {
  const metadata = { site: siteId, payment: paymentId }
  const once = { idempotencyKey: `customer-${paymentId}` }
  return (await whenNotBusy(() => stripe.customers.create({ metadata }, once))).id
}

/** Statuses of an intent that was refused, with which only a shopper could go on. */
const WANTS_A_SHOPPER: ReadonlySet<string> = new Set(['requires_payment_method', 'requires_action'])

/** Charges the kept way to pay of an intent, unless that is done; one that is refused is ended, so that nobody pays it later. */
export async function chargeKept(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.PaymentIntent> {
  const { id } = intent
  const now = intent.status === 'requires_confirmation' ? await confirm(stripe, id) : intent
  return WANTS_A_SHOPPER.has(now.status) ? stripe.paymentIntents.cancel(id) : now
}

async function confirm(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  try {
    await whenNotBusy(() => stripe.paymentIntents.confirm(id, { off_session: true }))
  } catch (error) {
    const { status, code } = refusalOf(error)
    // The bank refused, or another process has confirmed it: the intent says which.
    if (status !== 402 && code !== 'payment_intent_unexpected_state') throw error
  }
  return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
}

/** The answer of a charge that was refused; undefined for any other. */
export function refusedCharge({
  status,
  last_payment_error: error,
}: Stripe.PaymentIntent): PaymentAnswer | undefined {
  if (status !== 'canceled' || !error) return undefined
  const reason = declineSentence({ code: error.code, declineCode: error.decline_code })
  return { state: 'declined', reason }
}

/** Stripe's names of customer and way to pay, as one; undefined where none was to be kept. */
export function savedMethodOf(
  { customer, payment_method: method }: Stripe.PaymentIntent,
  { savesMethod }: Pick<IntentRow, 'savesMethod'>,
): string | undefined {
  const [owner, kept] = [customer, method].map((one) => (typeof one === 'string' ? one : one?.id))
  return savesMethod && owner && kept ? `${owner}/${kept}` : undefined
}
