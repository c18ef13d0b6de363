import { isDeepStrictEqual } from 'node:util'
import { putPaymentMethod as contract } from '@sitewright/api/commerce/put-payment-method'
import type { PaymentMethodShape } from '@sitewright/api/commerce/shapes'
import { MASKED_FIELD } from '@sitewright/core/masked-field'
import type { App } from '../../../platform/app.ts'
import { announceChange } from '../../../platform/events.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { saveStoreSettings } from '../catalog/store-settings-table.ts'
import { fail } from '../errors.ts'
import { saveMethod } from './method-table.ts'
import { isReady, methodsOf, type PaymentMethod } from './payment-method.ts'
import type { PaymentSetup, SetupCheck } from './payment-provider.ts'
import { presentMethods } from './present-method.ts'
import { sealKeys } from './sealed-keys.ts'

/**
 * A method can be saved with its setup incomplete; one that is switched on must be complete. A complete setup that is new is
 * tested with its provider first, outside of any transaction.
 */
export const putPaymentMethod = ownerCall(contract, async (input, request) => {
  const { app, siteId, inSite } = request
  const before = await inSite(async (site) => {
    const methods = await methodsOf(app, site)
    return methods.find(({ provider }) => provider.code === input.provider)
  })
  if (!before) throw fail('methodMissing')
  const { isEnabled, title } = input
  const method = { ...before, isEnabled, title, setup: setupAfter(before, input.values) }
  if (isEnabled) refuseHoles(method)
  const accountCountry = await accountCountryOf(app, before, method)
  const { provider, setup } = method
  const at = new Date(app.clock.now())
  return inSite(async (site) => {
    await saveMethod(site, {
      provider: provider.code,
      isEnabled,
      title,
      settings: setup.values,
      sealedKeys: sealKeys(app.keys, { siteId, provider: provider.code }, setup.keys),
      // A setup that was tested just now is good.
      keysRefusedAt: setup.isRefused && !isTested(before, method) ? at : null,
    })
    if (accountCountry !== undefined) {
      await saveStoreSettings(site, { accountCountry })
      // Pages say what prices come to in installments.
      await announceChange(site)
    } else {
      await announceChange(site, ['payment-method'])
    }
    const saved = (await methodsOf(app, site)).filter(({ provider: one }) => one === provider)
    const [shown] = await presentMethods(request, site, saved)
    return { method: shown as PaymentMethodShape }
  })
})

/**
 * Has the provider test a complete setup that is new or is switched on. Gives the country of its account, none once it is
 * switched off, and undefined where that stays as it was.
 */
async function accountCountryOf(
  app: App,
  before: PaymentMethod,
  method: PaymentMethod,
): Promise<string | undefined> {
  const { provider, setup, isEnabled } = method
  if (!provider.checkSetup) return undefined
  const kept = isEnabled ? undefined : ''
  if (!isTested(before, method) || !isReady(provider, setup)) return kept
  let checked: SetupCheck
  try {
    checked = await provider.checkSetup(setup)
  } catch (error) {
    app.log.warn({ err: error, provider: provider.code }, 'A payment provider did not answer')
    throw fail('providerSilent')
  }
  const { problems, accountCountry } = checked
  const [first] = Object.values(problems)
  if (first === undefined) return kept ?? accountCountry
  const errors = Object.entries(problems).map(([name, words]) => [`values.${name}`, words])
  throw fail('methodInvalid', { message: first, errors: Object.fromEntries(errors) })
}

/** Whether the setup is tested as it is saved: one that is new, or that shoppers are to pay with from now on or again. */
function isTested(before: PaymentMethod, { setup, isEnabled }: PaymentMethod): boolean {
  const { values, keys, isRefused } = before.setup
  if (!isDeepStrictEqual([setup.values, setup.keys], [values, keys])) return true
  return isEnabled && (!before.isEnabled || isRefused === true)
}

function setupAfter(
  { provider, setup }: PaymentMethod,
  values: Readonly<Record<string, string>>,
): PaymentSetup {
  const unknown = Object.keys(values).filter(
    (name) => !provider.fields.some((field) => field.name === name),
  )
  if (unknown.length > 0) refuse(unknown, 'This way to be paid has no such field.')
  const given = (isSecret: boolean, kept: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      provider.fields
        .filter((field) => field.isSecret === isSecret)
        .map(({ name }) => [name, values[name] === MASKED_FIELD ? kept[name] : values[name]])
        .filter((entry): entry is [string, string] => Boolean(entry[1])),
    )
  return {
    ...setup,
    values: given(false, setup.values),
    keys: given(true, setup.keys),
  }
}

function refuseHoles({ provider, setup }: PaymentMethod): void {
  if (isReady(provider, setup)) return
  const all = { ...setup.values, ...setup.keys }
  refuse(
    provider.fields.map(({ name }) => name).filter((name) => !all[name]),
    'Required',
  )
}

function refuse(names: readonly string[], message: string): never {
  throw fail('methodInvalid', {
    message,
    errors: Object.fromEntries(names.map((name) => [`values.${name}`, message])),
  })
}
