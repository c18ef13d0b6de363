import { entryName } from '@sitewright/api/cart/seen-cart'
import type { Cart } from '@sitewright/api/cart/shapes'
import type { FieldValues } from '@sitewright/api/pages/props'
import { ADDRESS_FIELDS, CONTACT_FIELDS } from './fields.ts'

/** Labels of names in the server's errors that are no field by themselves. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  shippingAddress: 'Shipping address',
  shippingOptionId: 'Shipping',
}

/** Each wrong field or line of the cart by its name; fields are links to themselves. */
export function WrongFields({ errors, cart }: { errors: FieldValues; cart: Cart }) {
  const wrong = Object.entries(errors).flatMap(([name, message]) => {
    const label = labelOf(name, cart)
    return label === undefined ? [] : [{ name, label, message }]
  })
  if (wrong.length === 0) return null
  return (
    <ul>
      {wrong.map(({ name, label, message }) => (
        <li key={name}>
          {isField(name) ? <a href={`#${fieldId(name)}`}>{label}</a> : label}: {message}
        </li>
      ))}
    </ul>
  )
}

/** The `id` of a field's element. */
export function fieldId(name: string): string {
  return `field-${name.replace('.', '-')}`
}

const FIELDS = new Map([...CONTACT_FIELDS, ...ADDRESS_FIELDS].map((field) => [field.name, field]))

function isField(name: string): boolean {
  return FIELDS.has(name)
}

function labelOf(name: string, cart: Cart): string | undefined {
  const entry = cart.entries.find(({ id }) => id === name)
  return FIELDS.get(name)?.label ?? OTHER_NAMES[name] ?? (entry && entryName(entry))
}
