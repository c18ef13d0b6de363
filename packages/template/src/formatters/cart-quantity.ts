import { at, child, elements } from '../values/property.ts'
import { asNumber } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const cartQuantity: Formatter = {
  name: 'cart-quantity',
  summary: 'How many things are in the cart.',
  section: 'commerce',
  usage: '',
  examples: [
    {
      input: { entries: [{ quantity: 2 }, { quantity: 1 }] },
      output: '<span class="sqs-cart-quantity">3</span>',
    },
    { input: null, output: '<span class="sqs-cart-quantity">0</span>' },
  ],
  format(value) {
    const entries = elements(child(value, 'entries'))
    const sum = entries.reduce<number>((total, entry) => total + asNumber(at(entry, 'quantity')), 0)
    return `<span class="sqs-cart-quantity">${sum}</span>`
  },
}
