import { getAddressForm as contract } from '@sitewright/api/checkout/get-address-form'
import { visitorCall } from '../../../platform/http/route.ts'
import { addressForm } from './address-forms.ts'

export const getAddressForm = visitorCall(contract, async ({ country }) => ({
  form: addressForm(country),
}))
