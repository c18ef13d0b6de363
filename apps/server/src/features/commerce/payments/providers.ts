/** Every payment provider, one line each. A new one is a file beside this and its line. */

import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { fail } from '../errors.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createPracticeProvider } from './practice-provider.ts'

const PROVIDERS: readonly ((app: App) => PaymentProvider)[] = [createPracticeProvider]

const made = new WeakMap<App, readonly PaymentProvider[]>()

function providersOf(app: App): readonly PaymentProvider[] {
  const existing = made.get(app)
  if (existing) return existing
  const providers = PROVIDERS.map((create) => create(app))
  made.set(app, providers)
  return providers
}

/** The provider that a payment was begun with. */
export function providerWithCode(app: App, code: string): PaymentProvider {
  const provider = providersOf(app).find((candidate) => candidate.code === code)
  if (!provider) throw new Error(`There is no payment provider ${code}`)
  return provider
}

/** Those with which shoppers of the site can begin a payment. */
export async function offeredProviders(app: App, site: SiteTx): Promise<PaymentProvider[]> {
  const offered: PaymentProvider[] = []
  for (const provider of providersOf(app)) {
    if (await provider.isOffered(site)) offered.push(provider)
  }
  return offered
}

/** The provider that takes what the shopper's browser sent, or a refusal that says why there is none. */
export async function providerForToken(
  app: App,
  site: SiteTx,
  token: string,
): Promise<PaymentProvider> {
  const offered = await offeredProviders(app, site)
  if (offered.length === 0) throw fail('cannotTakePayment')
  const provider = offered.find((one) => one.accepts(token))
  if (provider) return provider
  const { message } = fail.catalogue.paymentUnknown
  throw fail('paymentUnknown', { errors: { paymentToken: message } })
}
