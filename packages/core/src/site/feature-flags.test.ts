import { describe, expect, it } from 'vitest'
import {
  FEATURE_FLAGS,
  FLAG_NAMES,
  HIGHEST_FLAG,
  isFlagName,
  isOn,
  withSwitch,
} from './feature-flags.ts'

const numbers = Object.values(FEATURE_FLAGS).map(({ number }) => number)

describe('feature flags', () => {
  it('have numbers of their own from 1 to 70', () => {
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.filter((number) => number < 1 || number > HIGHEST_FLAG)).toEqual([])
    expect(HIGHEST_FLAG).toBe(70)
  })

  it('are those that the specification names', () => {
    expect(FLAG_NAMES).toEqual([
      'commerce',
      'giftCards',
      'subscriptions',
      'afterpay',
      'clearpay',
      'klarna',
      'formHandler',
    ])
    expect(isFlagName('klarna')).toBe(true)
    expect(isFlagName('toString')).toBe(false)
  })

  it('are as at first until they are switched, and then as switched', () => {
    expect(isOn({}, 'commerce')).toBe(true)
    const off = withSwitch({}, 'commerce', false)
    expect(off).toEqual({ 1: false })
    expect(isOn(off, 'commerce')).toBe(false)
    expect(isOn(off, 'giftCards')).toBe(true)
    expect(withSwitch(off, 'commerce', true)).toEqual({})
  })

  it('leave paying in parts off until it is switched on', () => {
    expect(isOn({}, 'afterpay')).toBe(false)
    expect(isOn({ 4: true }, 'afterpay')).toBe(true)
  })
})
