/** Tests an owner's keys with Stripe: whether they are good, for each other, and for this server. */

import type { Stripe } from 'stripe'
import type { App } from '../../../../platform/app.ts'
import type { PaymentSetup } from '../payment-provider.ts'
import { refusalOf, stripeWith } from './stripe-client.ts'
import {
  formProblems,
  isLiveKey,
  PUBLISHABLE_KEY,
  publishableKeyOf,
  SECRET_KEY,
  secretKeyOf,
} from './stripe-keys.ts'

type Problems = Readonly<Record<string, string>>

const MIXED =
  'One of the keys is for test mode and the other for real money. Take both from the same place.'
const ONLY_TEST = 'This server is connected to a stand-in for Stripe, so it takes test keys alone.'
const REFUSED = 'Stripe does not accept this key. Copy it again, or make a new one.'
const NOT_ALLOWED =
  'This key may not do what is needed. Use the secret key, or give it more permissions.'
const OTHER_ACCOUNT = 'This key is of another Stripe account than the secret key.'

/** Sentences by field; none where the keys can be used. Throws where Stripe does not answer. */
export async function checkKeys(app: App, setup: PaymentSetup): Promise<Problems> {
  const wrong = formProblems(setup)
  if (Object.keys(wrong).length > 0) return wrong
  const [secret, publishable] = [secretKeyOf(setup), publishableKeyOf(setup)]
  if (isLiveKey(secret) !== isLiveKey(publishable)) return { [PUBLISHABLE_KEY]: MIXED }
  if (app.config.stripeStandIn !== undefined && isLiveKey(secret))
    return { [SECRET_KEY]: ONLY_TEST }
  const stripe = await stripeWith(app, secret)
  try {
    await stripe.accounts.retrieveCurrent()
    return await checkPair(stripe, await stripeWith(app, publishable))
  } catch (error) {
    const { status } = refusalOf(error)
    if (status === 401) return { [SECRET_KEY]: REFUSED }
    if (status === 403) return { [SECRET_KEY]: NOT_ALLOWED }
    throw error
  }
}

/**
 * Whether the publishable key is of the same account. Keys do not say whose they are, so something that costs nothing is
 * made with the one key and looked at with the other, as a browser would.
 */
async function checkPair(secret: Stripe, publishable: Stripe): Promise<Problems> {
  const setup = await secret.setupIntents.create({ allowed_payment_method_types: ['card'] })
  try {
    const client_secret = setup.client_secret ?? ''
    await publishable.setupIntents.retrieve(setup.id, { client_secret })
    return {}
  } catch (error) {
    const { status } = refusalOf(error)
    if (status === 401) return { [PUBLISHABLE_KEY]: REFUSED }
    if (status === 404 || status === 403) return { [PUBLISHABLE_KEY]: OTHER_ACCOUNT }
    throw error
  } finally {
    // It would lie in the account's list; nothing depends on whether it does.
    await secret.setupIntents.cancel(setup.id).catch(() => undefined)
  }
}
