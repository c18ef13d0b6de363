import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '../../money.ts'
import type { CartTotals } from './cart-totals.ts'
import { DISCOUNT_KINDS, DISCOUNT_SCOPES } from './discounts.ts'
import { type PricedCart, type PriceRules, type PriceWish, priceCart } from './price-cart.ts'
import { SHIPPING_KINDS } from './shipping.ts'
import { TAX_CATEGORIES, type TaxCategory } from './taxes.ts'
import { ANYWHERE } from './test-worked-carts.ts'
import { totalRows } from './total-rows.ts'

const CODES = ['TEN', 'BIG', 'SHIP']
const amount = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 1e6 }))
const rate = fc.oneof(fc.constant(1e6), fc.integer({ min: 0, max: 1e6 }))
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const some = (ids: string[]) => fc.subarray(ids)
const PRODUCTS = ['mug', 'cup', 'hat']
const CATEGORIES = ['blue', 'new']

const withIds = <One extends object>(all: One[]) =>
  all.map((one, index) => ({ ...one, id: `${index}` }))

const anyLines = fc
  .array(
    fc.record({
      productId: fc.constantFrom(...PRODUCTS),
      categoryIds: some(CATEGORIES),
      type: fc.constantFrom(1, 2),
      unitPriceMinor: amount.map(minor),
      quantity: fc.integer({ min: 1, max: 20 }),
      weightGrams: fc.integer({ min: 0, max: 3000 }),
      shippingSurchargeMinor: fc.integer({ min: 0, max: 500 }),
      taxCategory: fc.constantFrom(...(Object.keys(TAX_CATEGORIES) as TaxCategory[])),
    }),
    { maxLength: 6 },
  )
  .map(withIds)

const anyDiscounts = fc
  .array(
    fc.record({
      title: fc.constant('Sale'),
      code: maybe(fc.constantFrom(...CODES)),
      kind: fc.constantFrom(...DISCOUNT_KINDS),
      ratePpm: rate,
      amountMinor: amount,
      buyQuantity: fc.integer({ min: 0, max: 3 }),
      getQuantity: fc.integer({ min: 0, max: 3 }),
      scope: fc.constantFrom(...DISCOUNT_SCOPES),
      targetIds: some([...PRODUCTS, ...CATEGORIES]),
      minimumMinor: fc.constantFrom(0, 500_000),
      startsAt: fc.constantFrom(null, new Date(10)),
      endsAt: fc.constantFrom(null, new Date(20)),
      isEnabled: fc.boolean(),
      usesLeft: fc.constantFrom(null, 0, 1),
      usesLeftForCustomer: fc.constantFrom(null, 0, 1),
    }),
    { maxLength: 6 },
  )
  .map(withIds)

const anyRates = fc
  .array(
    fc.record({
      title: fc.constant('Post'),
      kind: fc.constantFrom(...SHIPPING_KINDS),
      steps: fc.tuple(amount, maybe(amount)).map(([first, second]) => [
        { from: 0, costMinor: first },
        { from: 2000, costMinor: second },
      ]),
      freeFromMinor: maybe(amount),
      note: fc.constant(''),
    }),
    { maxLength: 3 },
  )
  .map(withIds)

const anyTaxes = fc
  .array(
    fc.record({
      title: fc.constant('Tax'),
      ratePpm: rate,
      isCompound: fc.boolean(),
      taxesShipping: fc.boolean(),
      categories: fc.subarray(Object.keys(TAX_CATEGORIES) as TaxCategory[]),
    }),
    { maxLength: 4 },
  )
  .map(withIds)

const anyRules: fc.Arbitrary<PriceRules> = fc
  .record({ rates: anyRates, taxes: anyTaxes, inclusive: fc.boolean(), discounts: anyDiscounts })
  .map(({ rates, taxes, inclusive, discounts }) => ({
    discounts,
    shippingZones: [{ id: 'zone', title: '', places: ANYWHERE, rates }],
    taxZones: [{ id: 'zone', title: '', places: ANYWHERE, rates: taxes }],
    pricesIncludeTax: inclusive,
    minimumSubtotalMinor: 0,
  }))

const anyWish: fc.Arbitrary<PriceWish> = fc.record({
  lines: anyLines,
  destination: fc.constant({ country: 'US', region: 'CA', postalCode: '90210' }),
  shippingOptionId: maybe(fc.constantFrom('0', '1', '2')),
  codes: fc.shuffledSubarray(CODES),
  now: fc.constantFrom(5, 15, 25),
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const partsOf = ({ lines, shipping }: CartTotals) => [...lines, shipping]

function always(check: (priced: PricedCart, wish: PriceWish, rules: PriceRules) => void) {
  fc.assert(
    fc.property(anyWish, anyRules, (wish, rules) => check(priceCart(wish, rules), wish, rules)),
    { numRuns: 500 },
  )
}

describe('priceCart always', () => {
  it('adds up: lines and delivery, discounts, taxes and the total', () => {
    always(({ totals, discounts, taxes }) => {
      const parts = partsOf(totals)
      expect(sum(totals.lines.map((line) => line.grossMinor))).toBe(totals.subtotalMinor)
      expect(sum(parts.map((part) => part.discountMinor))).toBe(totals.discountMinor)
      expect(sum(parts.map((part) => part.taxMinor))).toBe(totals.taxMinor)
      expect(sum(parts.map((part) => part.totalMinor))).toBe(totals.totalMinor)
      expect(sum(discounts.map((one) => one.amountMinor))).toBe(totals.discountMinor)
      expect(sum(taxes.map((one) => one.amountMinor))).toBe(totals.taxMinor)
      const added = sum(parts.map((part) => part.addedTaxMinor))
      expect(totals.subtotalMinor - totals.discountMinor + totals.shippingMinor + added).toBe(
        totals.totalMinor,
      )
    })
  })

  it('shows rows that add up to the total', () => {
    always(({ totals, discounts, taxes }) => {
      const rows = totalRows({
        subtotal: totals.subtotalMinor,
        discounts: discounts.map(({ title, amountMinor: amount }) => ({ title, amount })),
        shipping: { label: 'Post', amount: totals.shippingMinor },
        taxes: taxes.map(({ title, inclusive, amountMinor: amount }) => {
          return { title, inclusive, amount }
        }),
        total: totals.totalMinor,
      })
      const before = rows.slice(
        0,
        rows.findIndex(({ kind }) => kind === 'total'),
      )
      expect(sum(before.map(({ amount }) => amount))).toBe(totals.totalMinor)
    })
  })

  it('takes off no more than a part costs, and finds no more tax inside than is paid for it', () => {
    always(({ totals }) => {
      for (const part of partsOf(totals)) {
        const paid = part.grossMinor - part.discountMinor
        expect(part.discountMinor).toBeGreaterThanOrEqual(0)
        expect(paid).toBeGreaterThanOrEqual(0)
        expect(part.taxMinor - part.addedTaxMinor).toBeLessThanOrEqual(paid)
      }
    })
  })

  it('gives at most one automatic discount, one code and one free delivery', () => {
    always(({ discounts }, _wish, rules) => {
      const given = discounts.flatMap(
        ({ id }) => rules.discounts.find((one) => one.id === id) ?? [],
      )
      const free = given.filter(({ kind }) => kind === 'freeShipping')
      const others = given.filter(({ kind }) => kind !== 'freeShipping')
      expect(free.length).toBeLessThanOrEqual(1)
      expect(others.filter(({ code }) => code === null).length).toBeLessThanOrEqual(1)
      expect(others.filter(({ code }) => code !== null).length).toBeLessThanOrEqual(1)
    })
  })

  it('gives no discount that is switched off, out of its time or used up', () => {
    always(({ discounts }, { now }, rules) => {
      for (const { id } of discounts) {
        const given = rules.discounts.find((one) => one.id === id)
        expect(given).toMatchObject({ isEnabled: true })
        expect(given?.usesLeft).not.toBe(0)
        expect(given?.usesLeftForCustomer).not.toBe(0)
        expect(given?.startsAt?.getTime() ?? 0).toBeLessThanOrEqual(now)
        expect(given?.endsAt?.getTime() ?? Infinity).toBeGreaterThan(now)
      }
    })
  })

  it('either takes a code or says why not', () => {
    always(({ discounts, refusedCodes }, { codes }) => {
      const taken = discounts.flatMap(({ code }) => code ?? [])
      const refused = refusedCodes.map(({ code }) => code)
      expect([...taken, ...refused].sort()).toEqual([...codes].sort())
    })
  })

  it('agrees with a chosen automatic discount that no other would have taken off more', () => {
    always(({ discounts }, wish, rules) => {
      const best = discounts.find(({ code }) => code === null)
      const alone = (id: string) =>
        priceCart(
          { ...wish, codes: [] },
          { ...rules, discounts: rules.discounts.filter((one) => one.id === id) },
        ).totals
      if (!best || rules.discounts.find(({ id }) => id === best.id)?.kind === 'freeShipping') return
      for (const { id, kind, code } of rules.discounts) {
        if (code !== null || kind === 'freeShipping') continue
        expect(alone(id).discountMinor).toBeLessThanOrEqual(alone(best.id).discountMinor)
      }
    })
  })

  it('gives the same answer again', () => {
    always((priced, wish, rules) => {
      expect(priceCart(wish, rules)).toEqual(priced)
    })
  })
})
