/** A way to pay that a site offers: a provider together with the setup by the site's owner. */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { fail } from '../errors.ts'
import { type MethodRow, methodRow, methodRows } from './method-table.ts'
import type { PaymentProvider, PaymentSetup } from './payment-provider.ts'
import { providersOf, providerWithCode, tokensOf } from './providers.ts'
import { openKeys } from './sealed-keys.ts'

export interface PaymentMethod {
  readonly provider: PaymentProvider
  readonly setup: PaymentSetup
  readonly isEnabled: boolean
  /** The method's name, for shoppers. */
  readonly title: string
}

/** Every method that the site may have, switched on or not. */
export async function methodsOf(
  app: App,
  site: SiteTx,
  known?: readonly MethodRow[],
): Promise<PaymentMethod[]> {
  const rows = known ?? (await methodRows(site))
  const methods: PaymentMethod[] = []
  for (const provider of providersOf(app)) {
    if (!(await provider.isAvailable(site))) continue
    const row = rows.find((one) => one.provider === provider.code)
    methods.push(methodFrom(app, site.id, provider, row))
  }
  return methods
}

function methodFrom(
  app: App,
  siteId: Id,
  provider: PaymentProvider,
  row: MethodRow | undefined,
): PaymentMethod {
  const { isEnabled, title } = row ?? provider.defaults
  return { provider, isEnabled, title, setup: setupFrom(app, siteId, provider, row) }
}

/** The setup in a row of it. */
export function setupFrom(
  { keys }: App,
  siteId: Id,
  { code }: PaymentProvider,
  row: MethodRow | undefined,
): PaymentSetup {
  if (!row) return { siteId, values: {}, keys: {} }
  // Keys that cannot be decrypted count as missing: shoppers are not offered the method, and its owner sees what is missing.
  const opened = openKeys(keys, { siteId, provider: code }, row.sealedKeys)
  const isRefused = row.keysRefusedAt !== null
  return { siteId, values: row.settings, keys: opened ?? {}, ...(isRefused && { isRefused }) }
}

/** Whether the owner has filled in every field that the provider needs. */
export function isReady({ fields }: PaymentProvider, { values, keys }: PaymentSetup): boolean {
  return fields.every(({ name, isSecret }) => ((isSecret ? keys : values)[name] ?? '') !== '')
}

/** Whether no money moves with the method as it is set up now. */
export function isTest({ provider, setup }: Pick<PaymentMethod, 'provider' | 'setup'>): boolean {
  return provider.isPractice || (provider.isTest?.(setup) ?? false)
}

/** Methods with which shoppers of the site can begin a payment. */
export async function offeredMethods(
  app: App,
  site: SiteTx,
  known?: readonly MethodRow[],
): Promise<PaymentMethod[]> {
  const methods = await methodsOf(app, site, known)
  return methods.filter(({ provider, setup, isEnabled }) => isEnabled && isReady(provider, setup))
}

/** Whether shoppers of the site could pay with real money. */
export async function takesMoney(app: App, site: SiteTx): Promise<boolean> {
  return (await offeredMethods(app, site)).some((method) => !isTest(method))
}

/** The method that the shopper chose, or a refusal that says why there is none. */
export async function methodForToken(
  app: App,
  site: SiteTx,
  { token, rows }: { token: string; rows: readonly MethodRow[] },
): Promise<PaymentMethod> {
  const offered = await offeredMethods(app, site, rows)
  if (offered.length === 0) throw fail('cannotTakePayment')
  const method = offered.find(({ provider }) => tokensOf(provider).includes(token))
  if (method) return method
  const { message } = fail.catalogue.paymentUnknown
  throw fail('paymentUnknown', { errors: { paymentToken: message } })
}

/** A provider's current setup by the site's owner. */
export async function setupOf(
  app: App,
  siteId: Id,
  provider: PaymentProvider,
): Promise<PaymentSetup> {
  const row = await app.database.inSite(siteId, (site) => methodRow(site, provider.code))
  return setupFrom(app, siteId, provider, row)
}

/** The provider that a payment was begun with and its setup, whether it is still offered or not. */
export async function providerOf(
  app: App,
  siteId: Id,
  code: string,
): Promise<{ provider: PaymentProvider; setup: PaymentSetup }> {
  const provider = providerWithCode(app, code)
  const setup = await setupOf(app, siteId, provider)
  if (!isReady(provider, setup)) {
    app.log.warn({ siteId, provider: code }, 'A payment provider is asked without all of its keys')
  }
  return { provider, setup }
}
