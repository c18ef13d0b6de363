import type { AddressForm } from '@sitewright/core/commerce/address/address-form'
import { useRef, useState } from 'react'
import { callSite } from '../../visitor-api.ts'

/** The form of the chosen country, and the function that asks the server for another one's. */
export function useAddressForm(served: AddressForm): [AddressForm, (country: string) => void] {
  const [form, setForm] = useState(served)
  /** The country that was chosen last: an answer about an earlier one comes too late. */
  const wanted = useRef(served.country)
  const choose = (country: string) => {
    if (country === wanted.current || country === '') return
    wanted.current = country
    callSite<{ form: AddressForm }>('GET', `/api/commerce/address-forms/${country}`)
      .then(({ form: other }) => wanted.current === country && setForm(other))
      .catch(() => {
        // The form stays as it was; the server says at payment what the country asks for.
        wanted.current = ''
      })
  }
  return [form, choose]
}
