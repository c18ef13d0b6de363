import { describe, expect, it } from 'vitest'
import { renders, run } from '../test-template.ts'

const counts = (cart: unknown, sum: string) =>
  renders('{cart|cart-quantity}', { cart }, `<span class="sqs-cart-quantity">${sum}</span>`)

it('fact 3.cart-indicator.01: counts what is in the cart, 0 until it is known', () => {
  const shown = (data: object) => run('{cart|cart-quantity}', data).output
  expect(shown({ cart: { entries: [{ quantity: 2 }, { quantity: 3 }] } })).toContain('>5<')
  expect(shown({})).toContain('>0<')
})

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
