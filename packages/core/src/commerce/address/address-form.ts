/** The form of an address in one country, and what is wrong with an address in it: the same in browser and server. Pure. */

/** Parts of an address; `country` decides about the form of the others. */
export const ADDRESS_PARTS = [
  'firstName',
  'lastName',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]

export type AddressValues = Readonly<Partial<Record<AddressPart, string>>>

export interface AddressFormField {
  readonly part: AddressPart
  readonly label: string
  readonly isRequired: boolean
  /** Whether it shares its row with another one on wide screens. */
  readonly isHalf: boolean
  /** Whether only figures are typed into it, so that phones show their keys. */
  readonly isNumeric: boolean
  /** The values to choose from, where there are only so many; empty where anything can be typed. */
  readonly options: readonly AddressOption[]
}

export interface AddressOption {
  /** The value as it is written on a parcel: a code, or the name where there is none. */
  readonly value: string
  readonly label: string
}

export interface AddressForm {
  /** ISO 3166 country code; empty for the form before a country is chosen. */
  readonly country: string
  /** In the country's order, without the country itself. */
  readonly fields: readonly AddressFormField[]
  /** Regular expression of whole postal codes, in capitals; empty where any is taken. */
  readonly postalPattern: string
  /** A postal code of the country, for messages. */
  readonly postalExample: string
}

/** Parts that are asked for where nothing is sent: of whoever picks it up. */
const OF_PERSON: ReadonlySet<AddressPart> = new Set(['firstName', 'lastName', 'phone'])

/** The form of an order that is picked up: who comes for it, without an address. */
export function pickupForm(form: AddressForm): AddressForm {
  return { ...form, fields: form.fields.filter(({ part }) => OF_PERSON.has(part)) }
}

const REQUIRED = 'Required'

/** An address as it is kept: without what its country's form has no field for, and codes as they are written there. */
export function tidyAddress(form: AddressForm, values: AddressValues): AddressValues {
  const tidy: Partial<Record<AddressPart, string>> = { country: form.country }
  for (const { part, options } of form.fields) {
    const text = (values[part] ?? '').trim()
    tidy[part] = part === 'postalCode' ? tidyPostalCode(form, text) : chosen(options, text)
  }
  return tidy
}

/** Full-width figures as they are typed in Japan count as plain ones. */
function tidyPostalCode({ postalPattern }: AddressForm, text: string): string {
  const plain = text.normalize('NFKC').replace(/^〒\s*/, '')
  return postalPattern === '' ? plain : plain.toUpperCase()
}

/** The value of the option that was typed or filled in by its value or its label; the text itself without one. */
function chosen(options: readonly AddressOption[], text: string): string {
  const wanted = text.toLowerCase()
  const option = options.find(
    ({ value, label }) => value.toLowerCase() === wanted || label.toLowerCase() === wanted,
  )
  return option?.value ?? text
}

/** Messages by part; empty if a parcel can be sent to the address. */
export function addressProblems(
  form: AddressForm,
  values: AddressValues,
): Partial<Record<AddressPart, string>> {
  const tidy = tidyAddress(form, values)
  const problems: Partial<Record<AddressPart, string>> = {}
  if (form.country === '') problems.country = REQUIRED
  for (const field of form.fields) {
    const problem = problemOf(form, field, tidy[field.part] ?? '')
    if (problem !== undefined) problems[field.part] = problem
  }
  return problems
}

function problemOf(
  { postalPattern, postalExample }: AddressForm,
  { part, label, isRequired, options }: AddressFormField,
  text: string,
): string | undefined {
  if (text === '') return isRequired ? REQUIRED : undefined
  if (options.length > 0 && !options.some(({ value }) => value === text)) {
    return `Choose the ${label.toLowerCase()} from the list.`
  }
  if (part === 'postalCode' && postalPattern !== '') {
    const isRight = new RegExp(`^(?:${postalPattern})$`).test(text)
    return isRight ? undefined : `Please check the ${plainLabel(label)}, such as ${postalExample}.`
  }
  return undefined
}

/** "postal code" and "Eircode", but "ZIP code": only ordinary words lose their capital. */
function plainLabel(label: string): string {
  return /^[A-Z][a-z]+ /.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
