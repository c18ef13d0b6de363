/** Forms of Stripe's keys, and what they say by themselves. */

import type { PaymentSetup } from '../payment-provider.ts'

export const PUBLISHABLE_KEY = 'publishableKey'
export const SECRET_KEY = 'secretKey'
export const WEBHOOK_SECRET = 'webhookSecret'

/** Each key names its kind and its mode. A restricted key (`rk_`) does for a secret one, if it may do enough. */
const FORMS: readonly {
  readonly field: string
  readonly form: RegExp
  readonly example: string
}[] = [
  { field: PUBLISHABLE_KEY, form: /^pk_(test|live)_\w+$/, example: 'pk_test_ or pk_live_' },
  { field: SECRET_KEY, form: /^[sr]k_(test|live)_\w+$/, example: 'sk_test_ or sk_live_' },
  { field: WEBHOOK_SECRET, form: /^whsec_\S+$/, example: 'whsec_' },
]

export const secretKeyOf = ({ keys }: PaymentSetup) => keys[SECRET_KEY] ?? ''
export const publishableKeyOf = ({ values }: PaymentSetup) => values[PUBLISHABLE_KEY] ?? ''
export const webhookSecretOf = ({ keys }: PaymentSetup) => keys[WEBHOOK_SECRET] ?? ''

export const isLiveKey = (key: string) => /^[spr]k_live_/.test(key)

/** Mistakes in the keys as they are written, by field. */
export function formProblems({ values, keys }: PaymentSetup): Readonly<Record<string, string>> {
  const all = { ...values, ...keys }
  const wrong = FORMS.filter(({ field, form }) => !form.test(all[field] ?? ''))
  return Object.fromEntries(
    wrong.map(({ field, example }) => [
      field,
      `This is another kind of key: it begins with ${example}.`,
    ]),
  )
}
