/** The price that a shopper pays for one unit: the sale price while it is on sale. */
export function currentPrice<Price extends number>(variant: {
  readonly onSale: boolean
  readonly priceMinor: Price
  readonly salePriceMinor: Price
}): Price {
  return variant.onSale ? variant.salePriceMinor : variant.priceMinor
}
