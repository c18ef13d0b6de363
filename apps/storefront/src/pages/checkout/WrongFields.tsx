import { entryName } from '@sitewright/api/cart/seen-cart'
import type { Cart } from '@sitewright/api/cart/shapes'
import type { FieldValues } from '@sitewright/api/pages/props'
import { useTold } from '../words.ts'
import type { CheckoutField } from './fields.ts'

/** Labels of names in the server's errors that are no text field by themselves. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  shippingAddress: 'Shipping address',
  shippingOptionId: 'Delivery',
  note: 'Note',
  acceptsTerms: 'Terms',
}

/** Names of them that have an element to go to all the same. */
const WITH_ELEMENT: ReadonlySet<string> = new Set(['note', 'acceptsTerms'])

export interface WrongFieldsProps {
  readonly errors: FieldValues
  readonly cart: Cart
  readonly fields: readonly CheckoutField[]
}

/** Each wrong field or line of the cart by its name; fields are links to themselves. */
export function WrongFields({ errors, cart, fields }: WrongFieldsProps) {
  const told = useTold()
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const order = [...labels.keys(), ...Object.keys(OTHER_NAMES)]
  const inOrder = Object.entries(errors).sort(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  )
  const wrong = inOrder.flatMap(([name, message]) => {
    const entry = cart.entries.find(({ id }) => id === name)
    const label = labels.get(name) ?? OTHER_NAMES[name] ?? (entry && entryName(entry))
    return label === undefined ? [] : [{ name, label: told(label), message: told(message) }]
  })
  if (wrong.length === 0) return null
  return (
    <ul>
      {wrong.map(({ name, label, message }) => (
        <li key={name}>
          {labels.has(name) || WITH_ELEMENT.has(name) ? (
            <a href={`#${fieldId(name)}`}>{label}</a>
          ) : (
            label
          )}
          : {message}
        </li>
      ))}
    </ul>
  )
}

/** The `id` of a field's element. */
export function fieldId(name: string): string {
  return `field-${name.replace('.', '-')}`
}
