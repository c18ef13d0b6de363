/** Every payment provider, one line each. A new one is a file in this folder and its line here. */

import type { App } from '../../../platform/app.ts'
import { defineService } from '../../../platform/define-service.ts'
import { createCashProvider } from './cash-provider.ts'
import { createManualProvider } from './manual-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createPracticeProvider } from './practice-provider.ts'
import { createStripeProvider } from './stripe-provider.ts'

const PROVIDERS: readonly ((app: App) => PaymentProvider)[] = [
  createManualProvider,
  createCashProvider,
  createPracticeProvider,
  createStripeProvider,
]

const listOf = defineService((app) => PROVIDERS.map((create) => create(app)))

export const providersOf = (app: App): readonly PaymentProvider[] => listOf(app)

/** Adds a provider to this application alone, such as a test's. */
export function addProvider(app: App, provider: PaymentProvider): void {
  listOf(app).push(provider)
}

/** The provider that a payment was begun with. */
export function providerWithCode(app: App, code: string): PaymentProvider {
  const provider = providersOf(app).find((candidate) => candidate.code === code)
  if (!provider) throw new Error(`There is no payment provider ${code}`)
  return provider
}

/** Tokens with which a shopper can choose it: its code, unless it has choices of its own. */
export function tokensOf({ code, choices }: PaymentProvider): readonly string[] {
  return choices?.map(({ token }) => token) ?? [code]
}
