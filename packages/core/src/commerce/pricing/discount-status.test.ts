import { expect, it } from 'vitest'
import { type DiscountState, discountStatus } from './discount-status.ts'

const open: DiscountState = {
  isEnabled: true,
  startsAt: null,
  endsAt: null,
  limitTotal: null,
  used: 0,
  held: 0,
}

it.each([
  ['on', {}],
  ['on', { startsAt: 10, endsAt: 11 }],
  ['off', { isEnabled: false, endsAt: 5 }],
  ['scheduled', { startsAt: 11 }],
  ['ended', { endsAt: 10 }],
  ['usedUp', { limitTotal: 3, used: 2, held: 1 }],
  ['on', { limitTotal: 3, used: 2 }],
] as const)('a discount is %s with %j', (status, change) => {
  expect(discountStatus({ ...open, ...change }, 10)).toBe(status)
})
