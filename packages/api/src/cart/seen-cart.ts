import type { SeenCart } from '@sitewright/core/commerce/cart-changes'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'
import type { Cart, CartEntry } from './shapes.ts'

/** Name of an entry with its chosen variant, as people read it: "Morning Mug, Oat". */
export function entryName({
  title,
  chosenVariant,
}: Pick<CartEntry, 'title' | 'chosenVariant'>): string {
  return [title, describeVariant(chosenVariant.attributes)].filter(Boolean).join(', ')
}

/** The parts of a cart that a shopper agrees to by paying. */
export function seenCart(cart: Cart): SeenCart {
  return {
    lines: cart.entries.map((entry) => ({
      id: entry.id,
      title: entryName(entry),
      quantity: entry.quantity,
      priceCents: entry.purchasePriceCents,
    })),
    shippingCents: cart.shippingCostCents,
    delivery: cart.selectedShippingOption?.name ?? '',
    discountCents: cart.discountCents,
    taxCents: cart.taxCents,
    totalCents: cart.grandTotalCents,
  }
}
