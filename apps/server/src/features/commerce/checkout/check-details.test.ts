import { checkoutDetails } from '@sitewright/api/checkout/shapes'
import { expect, it } from 'vitest'
import { addressErrors, readDetails } from './check-details.ts'

const details = (shippingAddress: object) =>
  checkoutDetails.parse({ email: 'ada@example.com', shippingAddress })
const ada = { firstName: 'Ada', lastName: 'Lovelace', country: 'GB' }

it('asks whoever picks an order up for a name, and for no address', () => {
  const picked = details(ada)
  expect(addressErrors(picked, true)).toEqual({})
  expect(readDetails(picked, 0).shippingAddress).toEqual({
    ...ada,
    line1: '',
    line2: '',
    city: '',
    region: '',
    postalCode: '',
    phone: '',
  })
  expect(Object.keys(addressErrors(picked, false))).toEqual([
    'shippingAddress.line1',
    'shippingAddress.city',
    'shippingAddress.postalCode',
  ])
})

it('keeps the moment of consent, and none without it', () => {
  const agreed = { ...details(ada), acceptsTerms: true }
  expect(readDetails(agreed, 1000).consentedAt).toEqual(new Date(1000))
  expect(readDetails(details(ada), 1000).consentedAt).toBeNull()
})
