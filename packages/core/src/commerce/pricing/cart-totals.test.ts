import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '../../money.ts'
import {
  type CartTotals,
  cartTotals,
  type DiscountRule,
  splitByLargestRemainder,
  type TaxRule,
  type TotalsInput,
} from './cart-totals.ts'

const line = (id: string, unitPrice: number, quantity = 1) => ({
  id,
  unitPriceMinor: minor(unitPrice),
  quantity,
})
const percent = (ratePpm: number, scope: DiscountRule['scope'] = 'order'): DiscountRule => ({
  id: 'percent',
  scope,
  amount: { kind: 'percent', ratePpm },
})
const fixed = (amount: number, scope: DiscountRule['scope'] = 'order'): DiscountRule => ({
  id: 'fixed',
  scope,
  amount: { kind: 'fixed', amountMinor: minor(amount) },
})
const tax = (ratePpm: number, more: Partial<TaxRule> = {}): TaxRule => ({
  id: 'tax',
  ratePpm,
  inclusive: false,
  taxesShipping: false,
  ...more,
})
const totals = (input: Omit<TotalsInput, 'shippingMinor'> & { shipping?: number }) =>
  cartTotals({ ...input, shippingMinor: minor(input.shipping ?? 0) })

describe('cartTotals', () => {
  it('adds lines and a flat rate', () => {
    expect(totals({ lines: [line('a', 1250, 2), line('b', 99)], shipping: 500 })).toMatchObject({
      subtotalMinor: 2599,
      shippingMinor: 500,
      discountMinor: 0,
      taxMinor: 0,
      totalMinor: 3099,
    })
  })

  it('taxes what a discount leaves, and shipping where the rule says so', () => {
    const result = totals({
      lines: [line('taxed', 1999, 3), line('exempt', 500)],
      shipping: 750,
      discounts: [percent(100_000)],
      taxes: [tax(88_750, { lineIds: ['taxed'], taxesShipping: true })],
    })
    expect(result).toMatchObject({
      subtotalMinor: 6497,
      discountMinor: 650,
      shippingMinor: 750,
      taxMinor: 546,
      totalMinor: 7143,
    })
    expect(result.lines.map(({ discountMinor }) => discountMinor)).toEqual([600, 50])
    expect(result.lines[0]?.taxMinor).toBe(479)
    expect(result.shipping.taxMinor).toBe(67)
  })

  it.each([
    ['half', 500_000, { discountMinor: 1499, totalMinor: 1498, taxMinor: 250 }],
    ['everything', 1_000_000, { discountMinor: 2997, totalMinor: 0, taxMinor: 0 }],
  ])('finds the tax inside prices when %s is taken off', (_what, ratePpm, expected) => {
    const taxes = [tax(200_000, { inclusive: true })]
    expect(
      totals({ lines: [line('a', 999, 3)], discounts: [percent(ratePpm)], taxes }),
    ).toMatchObject(expected)
  })

  it.each([
    ['51.86 less 40 % with 8.25 %', 5186, 1, [percent(400_000)], 82_500, [2074, 257, 3369]],
    ['two of 10.70 with 21 %', 1070, 2, [], 210_000, [0, 449, 2589]],
  ])(
    'rounds %s',
    (_what, price, quantity, discounts, ratePpm, [discountMinor, taxMinor, total]) => {
      expect(
        totals({ lines: [line('a', price, quantity)], discounts, taxes: [tax(ratePpm)] }),
      ).toMatchObject({ discountMinor, taxMinor, totalMinor: total })
    },
  )

  it('splits a fixed discount over equal lines, the first taking the odd unit', () => {
    const { lines } = totals({
      lines: [line('a', 1000), line('b', 1000), line('c', 1000)],
      discounts: [fixed(1000)],
    })
    expect(lines.map(({ discountMinor }) => discountMinor)).toEqual([334, 333, 333])
    expect(lines.map(({ totalMinor }) => totalMinor)).toEqual([666, 667, 667])
  })

  it('takes product discounts first, then the order’s, then shipping’s, each off what is left', () => {
    const result = totals({
      lines: [line('a', 1000), line('b', 1000)],
      shipping: 500,
      discounts: [
        percent(1_000_000, 'shipping'),
        percent(100_000),
        { ...fixed(500, 'products'), lineIds: ['a'] },
      ],
    })
    expect(result.lines.map(({ discountMinor }) => discountMinor)).toEqual([550, 100])
    expect(result).toMatchObject({ discountMinor: 1150, totalMinor: 1350 })
  })

  it('never takes off more than there is', () => {
    expect(
      totals({ lines: [line('a', 300)], shipping: 100, discounts: [fixed(9999), fixed(9999)] }),
    ).toMatchObject({ discountMinor: 300, totalMinor: 100 })
  })

  it('finds no more tax inside a price than the price, though each is rounded up', () => {
    const taxes = ['a', 'b', 'c'].map((id) => ({ ...tax(1_000_000, { inclusive: true }), id }))
    expect(totals({ lines: [line('a', 2)], taxes })).toMatchObject({ taxMinor: 2, totalMinor: 2 })
  })

  it('is zero for an empty cart', () => {
    expect(totals({ lines: [], discounts: [percent(500_000)] })).toMatchObject({ totalMinor: 0 })
  })

  it('refuses sums beyond what a store computes with', () => {
    expect(() => totals({ lines: [line('a', 1e10, 9999)] })).toThrow(RangeError)
  })
})

const rate = fc.integer({ min: 0, max: 1_000_000 })
const ids = ['a', 'b', 'c', 'd', 'e']
const someIds = fc.option(fc.subarray(ids), { nil: undefined })
const anyInput = fc.record({
  lines: fc
    .array(fc.tuple(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 1, max: 9999 })), {
      maxLength: 5,
    })
    .map((all) => all.map(([price, quantity], index) => line(ids[index] ?? '', price, quantity))),
  shippingMinor: fc.integer({ min: 0, max: 1e6 }).map(minor),
  discounts: fc.array(
    fc.record({
      id: fc.constant('d'),
      scope: fc.constantFrom('products', 'order', 'shipping'),
      lineIds: someIds,
      amount: fc.oneof(
        fc.record({ kind: fc.constant('percent' as const), ratePpm: rate }),
        fc.record({
          kind: fc.constant('fixed' as const),
          amountMinor: fc.integer({ min: 0, max: 1e9 }).map(minor),
        }),
      ),
    }),
    { maxLength: 4 },
  ),
  taxes: fc.array(
    fc.record({
      id: fc.constant('t'),
      ratePpm: rate,
      inclusive: fc.boolean(),
      taxesShipping: fc.boolean(),
      lineIds: someIds,
    }),
    { maxLength: 3 },
  ),
})

const partsOf = ({ lines, shipping }: CartTotals) => [...lines, shipping]
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('cartTotals always', () => {
  it('adds up', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = cartTotals(input as TotalsInput)
        const parts = partsOf(result)
        expect(sum(result.lines.map(({ grossMinor }) => grossMinor))).toBe(result.subtotalMinor)
        expect(sum(parts.map(({ discountMinor }) => discountMinor))).toBe(result.discountMinor)
        expect(sum(parts.map(({ taxMinor }) => taxMinor))).toBe(result.taxMinor)
        expect(sum(parts.map(({ totalMinor }) => totalMinor))).toBe(result.totalMinor)
        const added = sum(parts.map(({ addedTaxMinor }) => addedTaxMinor))
        expect(result.subtotalMinor - result.discountMinor + result.shippingMinor + added).toBe(
          result.totalMinor,
        )
      }),
    )
  })

  it('keeps every part between nothing and its price, before tax', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const one of partsOf(cartTotals(input as TotalsInput))) {
          expect(one.discountMinor).toBeGreaterThanOrEqual(0)
          expect(one.discountMinor).toBeLessThanOrEqual(one.grossMinor)
          expect(one.totalMinor).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('gives the same answer again', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(cartTotals(input as TotalsInput)).toEqual(cartTotals(input as TotalsInput))
      }),
    )
  })
})

describe('splitByLargestRemainder always', () => {
  it('adds up to the amount, each part within one of its fair share and within its weight', () => {
    const weights = fc.array(fc.nat(1e9), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (weights, share) => {
        const whole = sum(weights)
        const amount = Math.floor(whole * share)
        const parts = splitByLargestRemainder(amount, weights)
        expect(sum(parts)).toBe(amount)
        parts.forEach((one, index) => {
          const weight = weights[index] ?? 0
          expect(one).toBeLessThanOrEqual(weight)
          if (whole > 0) expect(Math.abs(one - (amount * weight) / whole)).toBeLessThanOrEqual(1)
        })
      }),
    )
  })
})
