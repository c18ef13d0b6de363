/** The checkout's fields; names are those of the call that saves them, so that errors find their field. */

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
  readonly isCountry?: boolean
}

export const CONTACT_FIELDS: readonly CheckoutField[] = [
  { name: 'email', label: 'Email', autoComplete: 'email', isRequired: true, isEmail: true },
]

const field = (
  name: string,
  label: string,
  autoComplete: string,
  more: Partial<CheckoutField> = {},
): CheckoutField => ({
  name: `shippingAddress.${name}`,
  label,
  autoComplete: `shipping ${autoComplete}`,
  isRequired: true,
  ...more,
})

export const ADDRESS_FIELDS: readonly CheckoutField[] = [
  field('firstName', 'First name', 'given-name', { isHalf: true }),
  field('lastName', 'Last name', 'family-name', { isHalf: true }),
  field('line1', 'Address', 'address-line1'),
  field('line2', 'Apartment, suite and so on', 'address-line2', { isRequired: false }),
  field('city', 'City', 'address-level2', { isHalf: true }),
  field('region', 'State or province', 'address-level1', { isHalf: true, isRequired: false }),
  field('postalCode', 'Postal code', 'postal-code', { isHalf: true, isRequired: false }),
  field('country', 'Country', 'country', { isHalf: true, isCountry: true }),
  field('phone', 'Phone', 'tel', { isRequired: false, type: 'tel' }),
]

const ADDRESS_PREFIX = 'shippingAddress.'

/** Form values as the call that saves them takes them. */
export function detailsFrom(values: Readonly<Record<string, string>>, requiresShipping: boolean) {
  const address = Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(ADDRESS_PREFIX))
      .map(([name, value]) => [name.slice(ADDRESS_PREFIX.length), value]),
  )
  return {
    email: values.email ?? '',
    shippingAddress: requiresShipping ? address : null,
    shippingOptionId: values.shippingOptionId ?? null,
  }
}
