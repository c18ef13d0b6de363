/** What a shopper pays for one unit. */
export function currentPrice<Price extends number>(variant: {
  readonly onSale: boolean
  readonly priceMinor: Price
  readonly salePriceMinor: Price
}): Price {
  return variant.onSale ? variant.salePriceMinor : variant.priceMinor
}
