/** The frozen record of what a shopper agrees to pay: an order is made from it and from nothing else. Pure. */

import { currentPrice } from '@sitewright/core/commerce/current-price'
import type {
  AppliedDiscount,
  AppliedTax,
  PricedCart,
} from '@sitewright/core/commerce/pricing/price-cart'
import type { ShippingKind } from '@sitewright/core/commerce/pricing/shipping'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import type { ShownAnswer } from '@sitewright/core/forms/form'
import type { Id } from '@sitewright/core/id'
import type { Json } from '@sitewright/core/json'
import type { Minor } from '@sitewright/core/money'
import { hashJson } from '../canonical-json.ts'
import type { CartLine } from '../cart/cart-table.ts'
import { pictureOf } from '../cart/present-cart.ts'
import type { Pictures } from '../catalog/pictures.ts'

export interface QuoteLine {
  /** Null for a donation, as is `variantId`. */
  readonly productId: Id | null
  /** Absent in quotes that were frozen before it was kept. */
  readonly type?: number
  readonly variantId: Id | null
  /** The fund that is given to; absent for goods. */
  readonly fundId?: Id
  readonly title: string
  readonly sku: string
  /** Chosen options for people: "Blue / Large". */
  readonly variant: string
  readonly quantity: number
  readonly unitPriceMinor: Minor
  readonly discountMinor: Minor
  readonly taxMinor: Minor
  /** The part of the tax that the price does not hold; absent as `type` is. */
  readonly addedTaxMinor?: Minor
  readonly totalMinor: Minor
  readonly imageUrl: string | null
  readonly additionalFields: Json | null
  /** Absent without answers. */
  readonly answers?: readonly ShownAnswer[]
}

export interface Quote {
  /** Absent for goods. */
  readonly kind?: 'donation'
  readonly currency: string
  readonly lines: readonly QuoteLine[]
  readonly subtotalMinor: Minor
  readonly discountMinor: Minor
  readonly shippingMinor: Minor
  readonly taxMinor: Minor
  readonly totalMinor: Minor
  /** Empty where nothing is shipped. */
  readonly shippingLabel: string
  /** Absent in quotes that were frozen before it was kept, as the fields below are. */
  readonly shipping?: {
    readonly kind: ShippingKind | null
    readonly optionId: string | null
    /** A line below the title, such as where to pick up; absent in older quotes. */
    readonly note?: string
    readonly discountMinor: Minor
    readonly taxMinor: Minor
    readonly addedTaxMinor: Minor
  }
  readonly discounts?: readonly AppliedDiscount[]
  readonly taxes?: readonly AppliedTax[]
}

export function makeQuote(
  lines: readonly CartLine[],
  price: PricedCart,
  { currency, pictures }: { currency: string; pictures: Pictures },
): Quote {
  const { totals, shippingOption } = price
  return {
    currency,
    lines: lines.map((line, index): QuoteLine => {
      const part = totals.lines[index]
      if (!part) throw new Error('Every line has its part of the totals')
      return {
        productId: line.productId,
        type: line.type,
        variantId: line.variantId,
        title: line.title,
        sku: line.sku,
        variant: describeVariant(
          line.attributes,
          line.options.map(({ name }) => name),
        ),
        quantity: line.quantity,
        unitPriceMinor: currentPrice(line),
        discountMinor: part.discountMinor,
        taxMinor: part.taxMinor,
        addedTaxMinor: part.addedTaxMinor,
        totalMinor: part.totalMinor,
        imageUrl: pictureOf(line, pictures)?.assetUrl ?? null,
        additionalFields: line.additionalFields,
        ...(line.answers.length > 0 && { answers: line.answers }),
      }
    }),
    subtotalMinor: totals.subtotalMinor,
    discountMinor: totals.discountMinor,
    shippingMinor: totals.shippingMinor,
    taxMinor: totals.taxMinor,
    totalMinor: totals.totalMinor,
    shippingLabel: shippingOption?.title ?? '',
    shipping: {
      kind: shippingOption?.kind ?? null,
      optionId: shippingOption?.id ?? null,
      note: shippingOption?.note ?? '',
      discountMinor: totals.shipping.discountMinor,
      taxMinor: totals.shipping.taxMinor,
      addedTaxMinor: totals.shipping.addedTaxMinor,
    },
    discounts: price.discounts,
    taxes: price.taxes,
  }
}

/** Whether something of it is a file, which customers get from the order page. */
export function hasFiles({ lines }: Quote): boolean {
  return lines.some(({ type }) => type === PRODUCT_TYPES.digital)
}

export function hashQuote(quote: Quote): string {
  return hashJson(quote as unknown as Json)
}
