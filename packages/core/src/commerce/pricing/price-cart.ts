/**
 * The price of a cart: the one place where discounts, delivery and taxes come together. Pure; the server asks it once for
 * everything that shows or charges an amount.
 */

import { type Minor, minor } from '../../money.ts'
import { type CartTotals, cartTotals } from './cart-totals.ts'
import {
  chooseDiscounts,
  type Discount,
  type DiscountedLine,
  type RefusedCode,
} from './discounts.ts'
import { type FreeDelivery, freeDelivery } from './free-delivery.ts'
import type { Destination } from './places.ts'
import type { ShippingZone } from './shipping.ts'
import { isShipped, type ShippedLine, type ShippingOption, shippingOptions } from './shipping.ts'
import { type TaxedLine, type TaxZone, taxRules } from './taxes.ts'

export interface PricedLine extends DiscountedLine, ShippedLine, TaxedLine {
  readonly quantity: number
}

/** An owner's rules about prices. */
export interface PriceRules {
  readonly discounts: readonly Discount[]
  readonly shippingZones: readonly ShippingZone[]
  readonly taxZones: readonly TaxZone[]
  /** Whether prices of products hold their taxes already. */
  readonly pricesIncludeTax: boolean
  /** Price of the lines before discounts from which the store sells; 0 for always. */
  readonly minimumSubtotalMinor: number
}

export interface PriceWish {
  readonly lines: readonly PricedLine[]
  /** The address, or the part of it that is known; the store's own country before there is one. */
  readonly destination: Destination
  /** Id of the chosen delivery; the first that is offered if it is null or not offered any more. */
  readonly shippingOptionId: string | null
  /** Codes in the order in which they were entered. */
  readonly codes: readonly string[]
  /** Milliseconds. */
  readonly now: number
}

/** A discount that the cart gets. */
export interface AppliedDiscount {
  readonly id: string
  /** Its title, or its code. */
  readonly title: string
  readonly code: string | null
  readonly amountMinor: Minor
}

/** A tax that the cart pays. */
export interface AppliedTax {
  readonly id: string
  readonly title: string
  readonly ratePpm: number
  /** Whether prices hold it already. */
  readonly inclusive: boolean
  readonly amountMinor: Minor
}

export interface PricedCart {
  readonly totals: CartTotals
  /** The destination that it was priced for. */
  readonly destination: Destination
  readonly discounts: readonly AppliedDiscount[]
  readonly refusedCodes: readonly RefusedCode[]
  readonly taxes: readonly AppliedTax[]
  readonly shippingOptions: readonly ShippingOption[]
  readonly shippingOption: ShippingOption | undefined
  /** Whether something is to be shipped and the store does not deliver to the address. */
  readonly isUndeliverable: boolean
  readonly isBelowMinimum: boolean
  /** Progress towards free delivery; null where a higher price makes none. */
  readonly freeDelivery: FreeDelivery | null
}

export function priceCart(wish: PriceWish, rules: PriceRules): PricedCart {
  const { lines, destination } = wish
  const ships = lines.some(isShipped)
  const chosen = chooseDiscounts(rules.discounts, { ...wish, ships })
  const goods = cartTotals({ lines, shippingMinor: minor(0), discounts: chosen.rules })
  const goodsMinor = priceOfShipped(lines, goods)
  const options = shippingOptions({ lines, goodsMinor }, rules.shippingZones, destination)
  const option = options.find(({ id }) => id === wish.shippingOptionId) ?? options[0]
  const taxes = taxRules(lines, rules.taxZones, {
    destination,
    inclusive: rules.pricesIncludeTax,
  })
  const totals = cartTotals({
    lines,
    shippingMinor: option?.costMinor ?? minor(0),
    discounts: chosen.rules,
    taxes,
  })
  return {
    totals,
    destination,
    discounts: chosen.discounts.map(({ id, title, code }) => ({
      id,
      title: code ?? title,
      code,
      amountMinor: sumOf(totals.discounts, id),
    })),
    refusedCodes: chosen.refused,
    taxes: taxes.map(({ id, title, ratePpm, inclusive }) => ({
      id,
      title,
      ratePpm,
      inclusive,
      amountMinor: sumOf(totals.taxes, id),
    })),
    shippingOptions: options,
    shippingOption: option,
    isUndeliverable: ships && options.length === 0,
    isBelowMinimum: totals.subtotalMinor < rules.minimumSubtotalMinor,
    freeDelivery: freeDelivery(
      {
        ...wish,
        goodsMinor,
        subtotalMinor: totals.subtotalMinor,
        isFreeByDiscount: chosen.discounts.some(({ kind }) => kind === 'freeShipping'),
      },
      rules,
    ),
  }
}

function priceOfShipped(lines: readonly PricedLine[], { lines: parts }: CartTotals): number {
  return parts.reduce((sum, { grossMinor, discountMinor }, index) => {
    const line = lines[index]
    return line && isShipped(line) ? sum + grossMinor - discountMinor : sum
  }, 0)
}

function sumOf(sums: CartTotals['discounts'], id: string): Minor {
  return sums.find((sum) => sum.id === id)?.amountMinor ?? minor(0)
}
