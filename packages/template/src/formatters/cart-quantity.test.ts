import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const counts = (cart: unknown, sum: string) =>
  renders('{cart|cart-quantity}', { cart }, `<span class="sqs-cart-quantity">${sum}</span>`)

describe('the sum of all entries', () => {
  counts({ entries: [{ quantity: 2 }, { quantity: 3 }] }, '5')
  counts({ entries: [{ quantity: '2' }, { quantity: 0.5 }] }, '2.5')
  counts({ entries: [{ quantity: -1 }] }, '-1')
  counts({ entries: [{ quantity: true }] }, '1')
})

describe('entries without a quantity', () => {
  counts({ entries: [{}, { quantity: null }, 'text', null, { quantity: 1 }] }, '1')
  counts({ entries: [{ quantity: 'many' }] }, 'NaN')
})

describe('no entries', () => {
  counts({ entries: [] }, '0')
  counts({}, '0')
  counts({ entries: { quantity: 2 } }, '0')
  counts('text', '0')
  renders(
    '{nothing|cart-quantity}',
    { entries: [{ quantity: 2 }] },
    '<span class="sqs-cart-quantity">0</span>',
  )
})
