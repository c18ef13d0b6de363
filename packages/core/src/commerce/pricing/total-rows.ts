/** The rows of amounts under a cart or an order, from the subtotal to the total; they add up. Pure. */

/** Amounts in one unit, minor units or cents. */
export interface RowAmounts {
  readonly subtotal: number
  readonly discounts: readonly { readonly title: string; readonly amount: number }[]
  /** Null where nothing is sent. */
  readonly shipping: { readonly label: string; readonly amount: number } | null
  readonly taxes: readonly {
    readonly title: string
    readonly amount: number
    /** Whether the prices hold it. */
    readonly inclusive: boolean
  }[]
  readonly total: number
}

export interface TotalRow {
  readonly kind: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'taxIncluded'
  readonly label: string
  readonly amount: number
}

/** Taxes that prices hold come after the total, since they are a part of it. */
export function totalRows(amounts: RowAmounts): TotalRow[] {
  const { subtotal, discounts, shipping, taxes, total } = amounts
  const added = taxes.filter(({ inclusive, amount }) => !inclusive && amount > 0)
  const included = taxes.filter(({ inclusive, amount }) => inclusive && amount > 0)
  return [
    { kind: 'subtotal', label: 'Subtotal', amount: subtotal },
    ...discounts.map(({ title, amount }) => ({
      kind: 'discount' as const,
      label: title || 'Discount',
      amount: -amount,
    })),
    ...(shipping
      ? [
          {
            kind: 'shipping' as const,
            label: shipping.label || 'Shipping',
            amount: shipping.amount,
          },
        ]
      : []),
    ...added.map(({ title, amount }) => ({ kind: 'tax' as const, label: title || 'Tax', amount })),
    { kind: 'total', label: 'Total', amount: total },
    ...included.map(({ title, amount }) => ({
      kind: 'taxIncluded' as const,
      label: `Includes ${title || 'tax'}`,
      amount,
    })),
  ]
}
