import { describe, expect, it } from 'vitest'
import { formatMoney, nativeMoneyFormat } from '../../money-format.ts'
import { priceCart } from './price-cart.ts'
import { ANYWHERE, WORKED_CARTS, type WorkedCart } from './test-worked-carts.ts'

const zone = { id: 'zone', title: '', places: ANYWHERE }
const FREE = { id: 'free', title: '', kind: 'flat', freeFromMinor: null, note: '' } as const

function price(worked: WorkedCart) {
  const { lines, codes = [], destination = { country: 'US', region: '', postalCode: '' } } = worked
  const rates = worked.rates ?? [{ ...FREE, steps: [{ from: 0, costMinor: 0 }] }]
  return priceCart(
    { lines, codes, destination, shippingOptionId: null, now: Date.UTC(2026, 10, 26) },
    {
      discounts: worked.discounts ?? [],
      shippingZones: [{ ...zone, rates }],
      taxZones: worked.taxZones ?? [{ ...zone, rates: worked.taxes ?? [] }],
      pricesIncludeTax: worked.pricesIncludeTax ?? false,
      minimumSubtotalMinor: 0,
    },
  )
}

describe('priceCart gives what was worked out by hand for', () => {
  it.each(WORKED_CARTS.map((worked) => [worked.title, worked] as const))('%s', (_title, worked) => {
    const { totals, refusedCodes, isUndeliverable } = price(worked)
    const { discount = 0, shipping = 0, tax = 0, refused = [] } = worked
    expect(totals).toMatchObject({
      subtotalMinor: worked.subtotal,
      discountMinor: discount,
      shippingMinor: shipping,
      taxMinor: tax,
      totalMinor: worked.total,
    })
    const split = totals.lines.map(({ discountMinor }) => discountMinor)
    if (worked.split) expect(split).toEqual(worked.split)
    expect(formatMoney(totals.totalMinor, nativeMoneyFormat(worked.currency))).toBe(worked.shown)
    expect(refusedCodes.map(({ code, reason }) => [code, reason])).toEqual(refused)
    expect(isUndeliverable).toBe(worked.isUndeliverable ?? false)
  })
})
