import type { SeenCart } from '@sitewright/core/commerce/cart-changes'
import * as z from 'zod'

const cents = z.number().int()

const seenCart = z.object({
  lines: z
    .array(
      z.object({
        id: z.string().max(24),
        title: z.string().max(2_000),
        quantity: z.number().int(),
        priceCents: cents,
      }),
    )
    .max(200),
  shippingCents: cents,
  delivery: z.string().max(200).optional(),
  discountCents: cents.optional(),
  taxCents: cents.optional(),
  totalCents: cents,
})

/** The cart that a posted checkout showed; undefined where it cannot be read. Only texts depend on it. */
export function readSeenCart(text = ''): SeenCart | undefined {
  try {
    return seenCart.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
