import { putPaymentMethod as contract } from '@sitewright/api/commerce/put-payment-method'
import { MASKED_FIELD } from '@sitewright/core/masked-field'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { saveMethod } from './method-table.ts'
import { isReady, methodsOf, type PaymentMethod } from './payment-method.ts'
import type { PaymentSetup } from './payment-provider.ts'
import { presentMethod } from './present-method.ts'
import { sealKeys } from './sealed-keys.ts'

/** A method can be saved with its setup incomplete; one that is switched on must be complete. */
export const putPaymentMethod = ownerCall(contract, async (input, { app, siteId, inSite }) =>
  inSite(async (site) => {
    const methods = await methodsOf(app, site)
    const before = methods.find(({ provider }) => provider.code === input.provider)
    if (!before) throw fail('methodMissing')
    const { isEnabled, title } = input
    const method = { ...before, isEnabled, title, setup: setupAfter(before, input.values) }
    if (isEnabled) refuseHoles(method)
    const { provider, setup } = method
    await saveMethod(site, {
      provider: provider.code,
      isEnabled,
      title,
      settings: setup.values,
      sealedKeys: sealKeys(app.keys, { siteId, provider: provider.code }, setup.keys),
    })
    return { method: presentMethod(method) }
  }),
)

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
    siteId: setup.siteId,
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
