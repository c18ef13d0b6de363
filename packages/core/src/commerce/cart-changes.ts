/** The changes of a cart since someone last looked at it, in the order they see them. Pure. */

/** A line as a shopper saw it. */
export interface SeenLine {
  readonly id: string
  /** Title with the chosen variant, as people read it. */
  readonly title: string
  readonly quantity: number
  /** Price of one unit. */
  readonly priceCents: number
}

export interface SeenCart {
  readonly lines: readonly SeenLine[]
  readonly shippingCents: number
  /** Name of the delivery; absent as the two below are where an older page showed the cart. */
  readonly delivery?: string | undefined
  readonly discountCents?: number | undefined
  readonly taxCents?: number | undefined
  readonly totalCents: number
}

export type CartChange =
  | { readonly kind: 'added'; readonly title: string; readonly quantity: number }
  | { readonly kind: 'gone'; readonly title: string }
  | {
      readonly kind: 'quantity'
      readonly title: string
      readonly before: number
      readonly after: number
    }
  | {
      readonly kind: 'price'
      readonly title: string
      readonly beforeCents: number
      readonly afterCents: number
    }
  | { readonly kind: 'delivery'; readonly before: string; readonly after: string }
  | {
      readonly kind: 'discount' | 'shipping' | 'tax' | 'total'
      readonly beforeCents: number
      readonly afterCents: number
    }

/** Changes of each line, then of discounts, delivery, tax and the total; empty if both carts are alike. */
export function cartChanges(before: SeenCart, after: SeenCart): CartChange[] {
  const now = new Map(after.lines.map((line) => [line.id, line]))
  const known = new Set(before.lines.map(({ id }) => id))
  return [
    ...before.lines.flatMap((line) => lineChanges(line, now.get(line.id))),
    ...after.lines
      .filter(({ id }) => !known.has(id))
      .map(({ title, quantity }) => ({ kind: 'added', title, quantity }) as const),
    ...amountChange('discount', before.discountCents, after.discountCents),
    ...deliveryChange(before.delivery, after.delivery),
    ...amountChange('shipping', before.shippingCents, after.shippingCents),
    ...amountChange('tax', before.taxCents, after.taxCents),
    ...amountChange('total', before.totalCents, after.totalCents),
  ]
}

function lineChanges(before: SeenLine, after: SeenLine | undefined): CartChange[] {
  const { title } = before
  if (!after) return [{ kind: 'gone', title }]
  const changes: CartChange[] = []
  if (after.quantity !== before.quantity) {
    changes.push({ kind: 'quantity', title, before: before.quantity, after: after.quantity })
  }
  const [beforeCents, afterCents] = [before.priceCents, after.priceCents]
  if (afterCents !== beforeCents) changes.push({ kind: 'price', title, beforeCents, afterCents })
  return changes
}

function deliveryChange(before: string | undefined, after: string | undefined): CartChange[] {
  if (before === undefined || after === undefined || before === after) return []
  return [{ kind: 'delivery', before, after }]
}

function amountChange(
  kind: 'discount' | 'shipping' | 'tax' | 'total',
  beforeCents: number | undefined,
  afterCents: number | undefined,
): CartChange[] {
  if (beforeCents === undefined || afterCents === undefined) return []
  return beforeCents === afterCents ? [] : [{ kind, beforeCents, afterCents }]
}
