import { expect, it } from 'vitest'
import { PRODUCT_TYPES } from '../enumerations.ts'
import { rulesOfType } from './product-types.ts'
import { isPurchasable, NOT_SOLD_YET, notSoldYet } from './purchasable.ts'

const { physical, digital, service, giftCard, paywall } = PRODUCT_TYPES

it.each([
  [physical, true],
  [digital, true],
  [service, true],
  [giftCard, false],
  [paywall, false],
  [99, false],
])('type %i can be sold: %s', (type, isSold) => {
  expect(isPurchasable({ type })).toBe(isSold)
})

it.each([
  [physical, true],
  [service, true],
  [digital, false],
  [giftCard, false],
  [paywall, false],
])('type %i can be a subscription: %s, which cannot be sold yet', (type, isSubscribable) => {
  expect(rulesOfType(type).isSubscribable).toBe(isSubscribable)
  expect(isPurchasable({ type, isSubscription: true })).toBe(false)
})

it('says by kind what cannot be sold yet', () => {
  expect(notSoldYet({ type: giftCard })).toBe(NOT_SOLD_YET.giftCard)
  expect(notSoldYet({ type: paywall })).toBe(NOT_SOLD_YET.paywall)
  expect(notSoldYet({ type: physical, isSubscription: true })).toBe(NOT_SOLD_YET.subscription)
  expect(notSoldYet({ type: physical })).toBeUndefined()
})
