/** A stand-in for Stripe with an account, and the setup of a site that has its keys. */

import type { Id } from '@sitewright/core/id'
import { type FakeAccount, type FakeKeys, FakeStripe } from './fake-stripe.ts'
import type { Intent } from './objects.ts'

export interface TestStripe {
  readonly fake: FakeStripe
  readonly account: FakeAccount
  stop(): Promise<void>
}

/** @param now milliseconds since 1970 by the clock of the test */
export async function startTestStripe(now: () => number): Promise<TestStripe> {
  const fake = new FakeStripe(now)
  await fake.start()
  return { fake, account: fake.addAccount(), stop: () => fake.stop() }
}

/** Keys by the names of the provider's fields, as an owner enters them. */
export const stripeValues = ({ publishable, secret, webhook }: FakeKeys) => ({
  publishableKey: publishable,
  secretKey: secret,
  webhookSecret: webhook,
})

/** The setup of a site whose owner has entered these keys, as the provider is given it. */
export function stripeSetup(siteId: Id, keys: FakeKeys) {
  const { publishableKey, ...secrets } = stripeValues(keys)
  return { siteId, values: { publishableKey }, keys: secrets }
}

/** The intents of a payment at the stand-in. */
export const intentsOf = ({ ledger }: FakeKeys, paymentId: Id): Intent[] =>
  [...ledger.intents.values()].filter(({ metadata }) => metadata.payment === paymentId)

/** The one intent of a payment at the stand-in. */
export function intentOf(keys: FakeKeys, paymentId: Id): Intent {
  const [intent, ...more] = intentsOf(keys, paymentId)
  if (!intent || more.length > 0) throw new Error(`${paymentId} has ${more.length + 1} intents`)
  return intent
}
