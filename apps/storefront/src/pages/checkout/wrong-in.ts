import type { FieldValues } from '@sitewright/api/pages/props'
import { type AddressForm, addressProblems } from '@sitewright/core/commerce/address/address-form'
import { CONSENT_MISSING } from '@sitewright/core/commerce/store-settings'
import { type AddressKind, addressIn, fieldName } from './fields.ts'

export interface AskedFor {
  readonly requiresShipping: boolean
  readonly shipTo: AddressForm
  readonly billTo: AddressForm
  readonly isConsentAsked: boolean
}

/** Mistakes that the browser knows of, by the name of their field; the server names one kind of them at a time. */
export function wrongIn(typed: FieldValues, asked: AskedFor): FieldValues {
  return {
    ...(asked.requiresShipping && wrongAddress('shipping', asked.shipTo, typed)),
    ...(typed.billing === 'other' && wrongAddress('billing', asked.billTo, typed)),
    ...(asked.isConsentAsked && typed.acceptsTerms !== 'on' && { acceptsTerms: CONSENT_MISSING }),
  }
}

function wrongAddress(kind: AddressKind, form: AddressForm, typed: FieldValues): FieldValues {
  const problems = addressProblems(form, addressIn(kind, typed))
  return Object.fromEntries(
    Object.entries(problems).map(([part, message]) => [
      fieldName(kind, part as keyof typeof problems),
      message,
    ]),
  )
}
