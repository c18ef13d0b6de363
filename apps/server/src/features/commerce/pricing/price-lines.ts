import { currentPrice } from '@sitewright/core/commerce/current-price'
import {
  type PricedCart,
  type PriceRules,
  priceCart,
} from '@sitewright/core/commerce/pricing/price-cart'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import type { CartLine, CartRow } from '../cart/cart-table.ts'

/** Everything that decides about the price of a cart. */
export interface PriceParts {
  readonly cart: Pick<CartRow, 'destination' | 'shippingOptionId' | 'codes'>
  readonly lines: readonly CartLine[]
  readonly settings: StoreSettings
  readonly rules: PriceRules
  /** Milliseconds. */
  readonly now: number
}

/** The price of a cart; before its destination is known, as if it were sent within the store's own country. */
export function priceLines({ cart, lines, settings, rules, now }: PriceParts): PricedCart {
  return priceCart(
    {
      lines: lines.map((line) => ({ ...line, unitPriceMinor: currentPrice(line) })),
      destination: cart.destination ?? { country: settings.country, region: '', postalCode: '' },
      shippingOptionId: cart.shippingOptionId,
      codes: cart.codes,
      now,
    },
    rules,
  )
}
