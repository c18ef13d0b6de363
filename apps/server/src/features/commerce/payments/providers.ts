/** Every payment provider, one line each. A new one is a file beside this and its line. */

import type { App } from '../../../platform/app.ts'
import type { PaymentChoice, PaymentProvider } from './payment-provider.ts'
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

export function providerForToken(app: App, token: string): PaymentProvider | undefined {
  return providersOf(app).find((provider) => provider.accepts(token))
}

/** What the checkout page offers. */
export function paymentChoices(app: App): readonly PaymentChoice[] {
  return providersOf(app).flatMap(({ choices }) => choices)
}
