import { ENGLISH } from '@sitewright/core/words/english'
import { expect, it } from 'vitest'
import { fail } from '../errors.ts'

it.each([
  'productMissing',
  'variantMissing',
  'notEnoughStock',
  'notPurchasable',
  'formChanged',
  'cartFull',
  'cartTooLarge',
  'cartPaying',
  'entryMissing',
  'entryNotRemoved',
] as const)('the refusal %s of a change of the cart is a word that pages bring', (code) => {
  expect(Object.values(ENGLISH)).toContain(fail(code).message)
})
