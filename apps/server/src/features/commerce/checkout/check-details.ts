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

export interface ReadingDetails {
  /** Whether the order is picked up, which needs no address. */
  readonly isPickup: boolean
  /** Milliseconds. */
  readonly now: number
}

/** Refuses addresses that lack what their countries need. */
export function readDetails(
  details: CheckoutDetails,
  { isPickup, now }: ReadingDetails,
): DetailsToSave {
  const { email, shippingAddress, billingAddress, shippingOptionId } = details
  const errors = addressErrors(details, isPickup)
  if (Object.keys(errors).length > 0) throw fail('detailsMissing', { errors })
  return {
    email,
    shippingAddress: tidy(shippingAddress, isPickup),
    shippingOptionId,
    note: details.note,
    billingAddress: tidy(billingAddress, false),
    company: details.company,
    vatNumber: details.vatNumber,
    consentedAt: details.acceptsTerms ? new Date(now) : null,
  }
}

const NOTHING = { line1: '', line2: '', city: '', region: '', postalCode: '', phone: '' }

function tidy(address: Address | null, isPickup: boolean): Address | null {
  if (address === null) return null
  return { ...NOTHING, ...tidyAddress(formFor(address, isPickup), address) } as Address
}

function formFor({ country }: Address, isPickup: boolean): AddressForm {
  const form = addressForm(country)
  return isPickup ? pickupForm(form) : form
}

/** What is wrong with the addresses, by the name of the field; nothing where there are none. */
export function addressErrors(
  { shippingAddress, billingAddress }: Pick<CheckoutDetails, 'shippingAddress' | 'billingAddress'>,
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
