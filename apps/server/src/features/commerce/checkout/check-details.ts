/** The details of a checkout as they are kept, and what is wrong with them by the name of their field. Pure. */

import type { CheckoutDetails } from '@sitewright/api/checkout/shapes'
import type { Address } from '@sitewright/api/orders/shapes'
import type { FieldValues } from '@sitewright/api/pages/props'
import {
  type AddressForm,
  addressProblems,
  pickupForm,
  tidyAddress,
} from '@sitewright/core/commerce/address/address-form'
import { fail } from '../errors.ts'
import { addressForm } from './address-forms.ts'
import type { DetailsToSave } from './checkout-table.ts'

/** `now` is in milliseconds. */
export function readDetails(
  details: CheckoutDetails,
  now: number,
): Omit<DetailsToSave, 'customerKey'> {
  const { email, shippingAddress, billingAddress, shippingOptionId } = details
  return {
    email,
    shippingAddress: tidy(shippingAddress),
    shippingOptionId,
    note: details.note,
    billingAddress: tidy(billingAddress),
    company: details.company,
    vatNumber: details.vatNumber,
    consentedAt: details.acceptsTerms ? new Date(now) : null,
  }
}

const NOTHING = { line1: '', line2: '', city: '', region: '', postalCode: '', phone: '' }

function tidy(address: Address | null): Address | null {
  if (address === null) return null
  return { ...NOTHING, ...tidyAddress(addressForm(address.country), address) } as Address
}

type Addresses = Pick<CheckoutDetails, 'shippingAddress' | 'billingAddress'>

/** Refuses addresses that lack what their countries need. */
export function checkAddresses(
  addresses: Addresses,
  { isPickup }: { readonly isPickup: boolean },
): void {
  const errors = addressErrors(addresses, isPickup)
  if (Object.keys(errors).length > 0) throw fail('detailsMissing', { errors })
}

function formFor({ country }: Address, isPickup: boolean): AddressForm {
  const form = addressForm(country)
  return isPickup ? pickupForm(form) : form
}

/** Problems of the addresses by the name of the field; none without addresses. */
export function addressErrors(
  { shippingAddress, billingAddress }: Addresses,
  isPickup: boolean,
): FieldValues {
  return {
    ...fieldProblems('shippingAddress', shippingAddress, isPickup),
    ...fieldProblems('billingAddress', billingAddress, false),
  }
}

function fieldProblems(prefix: string, address: Address | null, isPickup: boolean): FieldValues {
  if (address === null) return {}
  const problems = addressProblems(formFor(address, isPickup), address)
  return Object.fromEntries(
    Object.entries(problems).map(([part, message]) => [`${prefix}.${part}`, message]),
  )
}
