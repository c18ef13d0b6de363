import type { Product } from '../products/data.ts'

type Variant = Product['structuredContent']['variants'][number]
type Money = Variant['priceMoney']

export function onSale({ structuredContent }: Product): boolean {
  return structuredContent.variants.some((variant) => variant.onSale)
}

export function soldOut({ structuredContent }: Product): boolean {
  return !structuredContent.variants.some((variant) => variant.unlimited || variant.qtyInStock > 0)
}

/** The price that shoppers pay, or the lowest one. */
export function price(product: Product): string {
  const { variants } = product.structuredContent
  return `\n\n\n<div class="product-price">\n${priceText(product, variants)}\n</div>`
}

function priceText(product: Product, variants: readonly Variant[]): string {
  if (hasVariedPrices(variants)) return `from ${money(lowest(variants.map(asked)))}\n`
  const normal = money(highest(variants.map((variant) => variant.priceMoney)))
  if (!onSale(product)) return normal
  const reduced = variants.filter((variant) => variant.onSale)
  const sale = money(lowest(reduced.map((variant) => variant.salePriceMoney)))
  return (
    `<span class="visually-hidden v6-visually-hidden">Sale Price:</span>${sale} ` +
    '<span class="visually-hidden v6-visually-hidden">Original Price:</span>' +
    `<span class="original-price">${normal}</span>\n`
  )
}

const asked = (variant: Variant): Money =>
  variant.onSale ? variant.salePriceMoney : variant.priceMoney

function hasVariedPrices([first, ...others]: readonly Variant[]): boolean {
  return others.some(
    (other) =>
      other.onSale !== first?.onSale ||
      other.price !== first.price ||
      (first.onSale && other.salePrice !== first.salePrice),
  )
}

const lowest = (prices: readonly Money[]) => Math.min(...prices.map(({ value }) => Number(value)))
const highest = (prices: readonly Money[]) => Math.max(...prices.map(({ value }) => Number(value)))

const amounts = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

const money = (amount: number) => `<span class="sqs-money-native">${amounts.format(amount)}</span>`
