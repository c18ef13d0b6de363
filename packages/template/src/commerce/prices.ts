/** Chooses the price that a product shows (language §17). */

import { child, objectOf } from '../values/property.ts'
import { isTruthy } from '../values/value.ts'
import { amountText, compareAmounts } from './amount.ts'
import { contentOf, isCounted, pricedVariants, productKind, variantsOf } from './product.ts'

/** `{ value, currency }` as in the page's data; missing parts count as 0 dollars. */
export type Money = unknown

type PriceOf = (variant: unknown) => Money

const regularPrice: PriceOf = (variant) => child(variant, 'priceMoney')
const reducedPrice: PriceOf = (variant) => child(variant, 'salePriceMoney')
/** The current price of a variant. */
const currentPrice: PriceOf = (variant) =>
  isTruthy(objectOf(variant).onSale) ? reducedPrice(variant) : regularPrice(variant)

function cheapest(variants: readonly unknown[], priceOf: PriceOf): unknown {
  return extreme(variants, priceOf, -1)
}

function dearest(variants: readonly unknown[], priceOf: PriceOf): unknown {
  return extreme(variants, priceOf, 1)
}

/** The variant with the extreme price; the first of several equal ones. */
function extreme(variants: readonly unknown[], priceOf: PriceOf, sign: number): unknown {
  let best = variants[0]
  let bestAmount = child(priceOf(best), 'value')
  for (let index = 1; index < variants.length; index++) {
    const variant = variants[index]
    const amount = child(priceOf(variant), 'value')
    if (compareAmounts(amount, bestAmount) * sign <= 0) continue
    best = variant
    bestAmount = amount
  }
  return best
}

export function amountOf(money: Money): string {
  return amountText(child(money, 'value'))
}

/** The lowest current price of the variants. */
export function fromPrice(item: unknown): Money {
  return productKind(item) === 'digital'
    ? regularPrice(contentOf(item))
    : currentPrice(cheapest(pricedVariants(item), currentPrice))
}

/** The highest regular price. */
export function normalPrice(item: unknown): Money {
  return productKind(item) === 'digital'
    ? regularPrice(contentOf(item))
    : regularPrice(dearest(pricedVariants(item), regularPrice))
}

/** The lowest sale price, if anything is on sale. */
export function salePrice(item: unknown): Money {
  const kind = productKind(item)
  if (kind === 'digital') return reducedPrice(contentOf(item))
  if (!isCounted(kind)) return undefined
  const onSale = variantsOf(item).filter((variant) => isTruthy(objectOf(variant).onSale))
  return reducedPrice(cheapest(onSale, reducedPrice))
}

/** The subscription options of the variant with the lowest current price. */
export function lowestPricingOptions(item: unknown): unknown {
  if (!isCounted(productKind(item))) return undefined
  return child(cheapest(variantsOf(item), currentPrice), 'pricingOptions')
}
