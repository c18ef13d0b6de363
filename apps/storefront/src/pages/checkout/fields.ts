/** The checkout's fields; names are those of the call that saves them, so that errors find their field. */

import type { FieldValues } from '@sitewright/api/pages/props'
import type {
  AddressForm,
  AddressFormField,
  AddressOption,
  AddressPart,
} from '@sitewright/core/commerce/address/address-form'

export interface CheckoutField {
  readonly name: string
  readonly label: string
  readonly autoComplete: string
  readonly isRequired: boolean
  readonly type?: 'tel' | 'text'
  /** Typed as an address. A browser's own email field would refuse letters beyond ASCII, which we take. */
  readonly isEmail?: boolean
  /** Takes half of the row on wide screens. */
  readonly isHalf?: boolean
  readonly isNumeric?: boolean
  /** The values to choose from; without any it is typed. */
  readonly options?: readonly AddressOption[]
}

export const EMAIL: CheckoutField = {
  name: 'email',
  label: 'Email',
  autoComplete: 'email',
  isRequired: true,
  isEmail: true,
}

export const COMPANY_FIELDS: readonly CheckoutField[] = [
  {
    name: 'company',
    label: 'Company',
    autoComplete: 'billing organization',
    isRequired: false,
    isHalf: true,
  },
  { name: 'vatNumber', label: 'VAT number', autoComplete: 'off', isRequired: false, isHalf: true },
]

export type AddressKind = 'shipping' | 'billing'

/** Autofill tokens by part of the address. */
const AUTOFILL: Readonly<Record<AddressPart, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
  phone: 'tel',
}

type Countries = readonly { readonly code: string; readonly name: string }[]

/** The fields of an address in the order of its country, which comes first since it decides about the others. */
export function addressFields(
  kind: AddressKind,
  { fields }: AddressForm,
  countries: Countries,
): CheckoutField[] {
  const country: AddressFormField = {
    part: 'country',
    label: 'Country',
    isRequired: true,
    isHalf: false,
    isNumeric: false,
    options: countries.map(({ code, name }) => ({ value: code, label: name })),
  }
  return [country, ...fields].map(({ part, ...field }) => ({
    ...field,
    name: fieldName(kind, part),
    autoComplete: `${kind} ${AUTOFILL[part]}`,
    ...(part === 'phone' && { type: 'tel' as const }),
  }))
}

export function fieldName(kind: AddressKind, part: AddressPart): string {
  return `${kind}Address.${part}`
}

/** Form values of an address by its parts. */
export function addressIn(kind: AddressKind, values: FieldValues): Record<string, string> {
  const prefix = fieldName(kind, '' as AddressPart)
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  )
}

/** Form values as the call that saves them takes them. */
export function detailsFrom(values: FieldValues, requiresShipping: boolean) {
  return {
    email: values.email ?? '',
    shippingAddress: requiresShipping ? addressIn('shipping', values) : null,
    shippingOptionId: values.shippingOptionId ?? null,
    note: values.note ?? '',
    billingAddress: values.billing === 'other' ? addressIn('billing', values) : null,
    company: values.company ?? '',
    vatNumber: values.vatNumber ?? '',
    acceptsTerms: values.acceptsTerms === 'on',
  }
}
