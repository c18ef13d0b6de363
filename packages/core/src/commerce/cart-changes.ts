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
  | { readonly kind: 'shipping'; readonly beforeCents: number; readonly afterCents: number }
  | { readonly kind: 'total'; readonly beforeCents: number; readonly afterCents: number }

/** Changes of each line, then of shipping and the total; empty if both carts are alike. */
export function cartChanges(before: SeenCart, after: SeenCart): CartChange[] {
  const now = new Map(after.lines.map((line) => [line.id, line]))
  const known = new Set(before.lines.map(({ id }) => id))
  return [
    ...before.lines.flatMap((line) => lineChanges(line, now.get(line.id))),
    ...after.lines
      .filter(({ id }) => !known.has(id))
      .map(({ title, quantity }) => ({ kind: 'added', title, quantity }) as const),
    ...amountChange('shipping', before.shippingCents, after.shippingCents),
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

function amountChange(
  kind: 'shipping' | 'total',
  beforeCents: number,
  afterCents: number,
): CartChange[] {
  return beforeCents === afterCents ? [] : [{ kind, beforeCents, afterCents }]
}
