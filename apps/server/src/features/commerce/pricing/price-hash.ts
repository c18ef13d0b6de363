import { currentPrice } from '@sitewright/core/commerce/current-price'
import type { PricedCart } from '@sitewright/core/commerce/pricing/price-cart'
import type { Json } from '@sitewright/core/json'
import { hashJson } from '../canonical-json.ts'
import type { CartLine } from '../cart/cart-table.ts'

/**
 * A hash of all that makes up the price of a cart: its lines, discounts, delivery and taxes. A shopper agrees to it, so that
 * another make-up of the same total is not charged unseen.
 */
export function priceHash(lines: readonly CartLine[], price: PricedCart, currency: string): string {
  const { totals, shippingOption, discounts, taxes } = price
  return hashJson({
    currency,
    lines: lines.map((line, index) => {
      const part = totals.lines[index]
      return [line.id, line.quantity, currentPrice(line), part?.discountMinor, part?.taxMinor]
    }),
    discounts: discounts.map(({ id, amountMinor }) => [id, amountMinor]),
    delivery: [shippingOption?.id ?? null, totals.shippingMinor],
    taxes: taxes.map(({ id, amountMinor }) => [id, amountMinor]),
    total: totals.totalMinor,
  } as Json)
}
