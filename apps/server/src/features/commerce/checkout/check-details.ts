/** The details of a checkout as they are kept, and what is wrong with them by the name of their field. Pure. */

import type { CheckoutDetails } from '@sitewright/api/checkout/shapes'
import type { Address } from '@sitewright/api/orders/shapes'
import type { FieldValues } from '@sitewright/api/pages/props'
import {
  type AddressValues,
  addressProblems,
  tidyAddress,
} from '@sitewright/core/commerce/address/address-form'
import { fail } from '../errors.ts'
import { addressForm } from './address-forms.ts'
import type { DetailsToSave } from './checkout-table.ts'

/** Refuses addresses that lack what their countries need; `now` is in milliseconds. */
export function readDetails(details: CheckoutDetails, now: number): DetailsToSave {
  const { email, shippingAddress, billingAddress, shippingOptionId } = details
  const errors = {
    ...addressFieldProblems('shippingAddress', shippingAddress),
    ...addressFieldProblems('billingAddress', billingAddress),
  }
  if (Object.keys(errors).length > 0) throw fail('detailsMissing', { errors })
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

const NOTHING = { line2: '', city: '', region: '', postalCode: '', phone: '' }

function tidy(address: Address | null): Address | null {
  if (address === null) return null
  return { ...NOTHING, ...tidyAddress(addressForm(address.country), address) } as Address
}

/** Messages by `prefix.part`, the name of the field; none without an address. */
export function addressFieldProblems(prefix: string, address: AddressValues | null): FieldValues {
  if (address === null) return {}
  const problems = addressProblems(addressForm(address.country ?? ''), address)
  return Object.fromEntries(
    Object.entries(problems).map(([part, message]) => [`${prefix}.${part}`, message]),
  )
}
