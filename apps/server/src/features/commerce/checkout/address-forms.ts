/** Address forms of all countries, from the data that Google's address library is made of, in the package that keeps it. */

import type {
  AddressForm,
  AddressFormField,
  AddressOption,
  AddressPart,
} from '@sitewright/core/commerce/address/address-form'
import { type CountryData, countryData, listOf } from './country-data.ts'

const CODE = /^[A-Z]{2}$/
const forms = new Map<string, AddressForm>()

/** The form of an address in a country, or before one is chosen for any text that is not a country's code. */
export function addressForm(country: string): AddressForm {
  if (!CODE.test(country)) return BEFORE_COUNTRY
  const known = forms.get(country)
  if (known) return known
  const form = makeForm(country, countryData(country))
  forms.set(country, form)
  return form
}

function makeForm(country: string, data: CountryData): AddressForm {
  const required = data.require ?? ''
  const middle = [...(data.fmt ?? '').matchAll(/%([ACSZ])/g)].flatMap(([, letter = '']) =>
    letter === 'A' ? lines() : placeField(letter, required.includes(letter), data),
  )
  return {
    country,
    fields: [...NAMES, ...middle, PHONE],
    postalPattern: data.zip ?? '',
    postalExample: firstOf(data.zipex),
  }
}

const plain = { isHalf: false, isNumeric: false, options: [] }

const NAMES: readonly AddressFormField[] = [
  { ...plain, part: 'firstName', label: 'First name', isRequired: true, isHalf: true },
  { ...plain, part: 'lastName', label: 'Last name', isRequired: true, isHalf: true },
]
const PHONE: AddressFormField = { ...plain, part: 'phone', label: 'Phone', isRequired: false }

function lines(): AddressFormField[] {
  return [
    { ...plain, part: 'line1', label: 'Address', isRequired: true },
    { ...plain, part: 'line2', label: 'Apartment, suite and so on', isRequired: false },
  ]
}

const PARTS: Readonly<Record<string, AddressPart>> = { C: 'city', S: 'region', Z: 'postalCode' }

/** Words for the kinds of places that the data tells apart. */
const LABELS: Readonly<Record<string, string>> = {
  area: 'Area',
  city: 'City',
  county: 'County',
  department: 'Department',
  district: 'District',
  do_si: 'Province or city',
  eircode: 'Eircode',
  emirate: 'Emirate',
  island: 'Island',
  oblast: 'Oblast',
  parish: 'Parish',
  pin: 'PIN code',
  post_town: 'Town or city',
  postal: 'Postal code',
  prefecture: 'Prefecture',
  province: 'Province',
  state: 'State',
  suburb: 'Suburb',
  zip: 'ZIP code',
}

function placeField(letter: string, isRequired: boolean, data: CountryData): AddressFormField[] {
  const part = PARTS[letter]
  if (part === undefined) return []
  const kind = { C: data.locality_name_type, S: data.state_name_type, Z: data.zip_name_type }[
    letter
  ]
  return [
    {
      part,
      label: LABELS[kind ?? ''] ?? '',
      isRequired,
      isHalf: true,
      isNumeric: part === 'postalCode' && /^\d+$/.test(firstOf(data.zipex)),
      options: part === 'region' ? regionsOf(data) : [],
    },
  ]
}

function regionsOf({ sub_keys, sub_names, sub_lnames }: CountryData): AddressOption[] {
  const [names, latin] = [listOf(sub_names), listOf(sub_lnames)]
  return listOf(sub_keys).map((value, index) => {
    const name = names[index] || value
    const inLatin = latin[index] || (names.length > 0 && value.length > 3 ? value : '')
    return { value, label: inLatin && !LATIN.test(name) ? `${name} (${inLatin})` : name }
  })
}

const LATIN = /\p{Script=Latin}/u

function firstOf(examples = ''): string {
  return examples.split(',')[0] ?? ''
}

/** Takes any address; the country's own form follows once it is chosen. */
const BEFORE_COUNTRY: AddressForm = {
  country: '',
  fields: [
    ...NAMES,
    ...lines(),
    { ...plain, part: 'city', label: 'City', isRequired: true, isHalf: true },
    { ...plain, part: 'region', label: 'State or province', isRequired: false, isHalf: true },
    { ...plain, part: 'postalCode', label: 'Postal code', isRequired: false, isHalf: true },
    PHONE,
  ],
  postalPattern: '',
  postalExample: '',
}
