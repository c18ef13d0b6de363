/** Which price a product shows, and how money is written without locale data (spec §17). */

import {
  compareDecimals,
  type Decimal,
  decimalText,
  groupedText,
  parseDecimal,
  roundTo,
  shift,
  ZERO,
} from '../numbers/decimal.ts'
import { at, elements } from '../values/property.ts'
import { isTruthy } from '../values/value.ts'
import { isOnSale, productKind, variantsOf } from './product.ts'

/** `{ value, currency }` as the page has it. */
export type Money = unknown

const DEFAULT_MONEY = { value: '0', currency: 'USD' }

function amountOf(money: Money): Decimal {
  return parseDecimal(at(money, 'value')) ?? ZERO
}

function lowest(monies: readonly Money[]): Money {
  return pick(monies, (candidate, best) => compareDecimals(candidate, best) < 0)
}

function highest(monies: readonly Money[]): Money {
  return pick(monies, (candidate, best) => compareDecimals(candidate, best) > 0)
}

function pick(monies: readonly Money[], isBetter: (a: Decimal, b: Decimal) => boolean): Money {
  const [first = DEFAULT_MONEY, ...others] = monies.map((money) => money ?? DEFAULT_MONEY)
  return others.reduce(
    (best, money) => (isBetter(amountOf(money), amountOf(best)) ? money : best),
    first,
  )
}

/** What a variant costs now. */
function effectivePrice(variant: unknown): Money {
  return isTruthy(at(variant, 'onSale')) ? at(variant, 'salePriceMoney') : at(variant, 'priceMoney')
}

const digitalPrice = (item: unknown, key: string): Money =>
  at(item, 'structuredContent', key) ?? DEFAULT_MONEY

/** The lowest of what the variants cost now. */
export function fromPrice(item: unknown): Money {
  if (productKind(item) === 'digital') return digitalPrice(item, 'priceMoney')
  return lowest(variantsOf(item).map(effectivePrice))
}

/** The highest price that is not a sale's. */
export function normalPrice(item: unknown): Money {
  if (productKind(item) === 'digital') return digitalPrice(item, 'priceMoney')
  return highest(variantsOf(item).map((variant) => at(variant, 'priceMoney')))
}

/** The lowest sale price, if anything is on sale. */
export function salePrice(item: unknown): Money {
  if (productKind(item) === 'digital') return digitalPrice(item, 'salePriceMoney')
  if (!isOnSale(item)) return DEFAULT_MONEY
  const onSale = variantsOf(item).filter((variant) => isTruthy(at(variant, 'onSale')))
  return lowest(onSale.map((variant) => at(variant, 'salePriceMoney')))
}

/** The plans a subscription offers: those of the variant that costs least now. */
export function lowestPricingOptions(item: unknown): readonly unknown[] {
  const kind = productKind(item)
  if (kind !== 'physical' && kind !== 'service') return []
  const [first, ...others] = variantsOf(item)
  const cheapest = others.reduce(
    (best, variant) =>
      compareDecimals(amountOf(effectivePrice(variant)), amountOf(effectivePrice(best))) < 0
        ? variant
        : best,
    first,
  )
  return elements(at(cheapest, 'pricingOptions'))
}

/** Hundredths, as older themes expect: `7.50` is `750`. */
export function legacyPrice(money: Money): string {
  return decimalText(shift(amountOf(money), 2))
}

export function plainMoney(money: Money): string {
  return groupedText(roundTo(amountOf(money), 2))
}
