/** Reasons for which an owner changes the stock of a variant, and what each does with the number given. Pure. */

import type { VariantStock } from './stock.ts'

export const STOCK_REASONS = [
  'restock',
  'count',
  'damage',
  'return',
  'correction',
  'other',
] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** The most units that a variant can have in stock. */
export const MAX_STOCK = 1_000_000

/** The longest note on an adjustment, in characters. */
export const MAX_STOCK_NOTE = 500

export const STOCK_PROBLEMS = {
  notWhole: 'Enter a whole number.',
  notAbove: 'Enter how many have come, 1 or more.',
  notBelow: 'Enter how many are gone, 1 or more.',
  nothing: 'Enter by how many it changes.',
  negative: 'Enter how many there are, 0 or more.',
  tooMany: 'A variant has at most 1,000,000 units.',
} as const

interface ReasonRule {
  /** Meaning of the number: units that came, units that went, a difference either way, or units that are there. */
  readonly takes: 'added' | 'removed' | 'difference' | 'counted'
}

const RULES: Readonly<Record<StockReason, ReasonRule>> = {
  restock: { takes: 'added' },
  count: { takes: 'counted' },
  damage: { takes: 'removed' },
  return: { takes: 'added' },
  correction: { takes: 'difference' },
  other: { takes: 'difference' },
}

export function meaningOf(reason: StockReason): ReasonRule['takes'] {
  return RULES[reason].takes
}

const CHECKS: Readonly<Record<ReasonRule['takes'], (quantity: number) => string | undefined>> = {
  added: (quantity) => (quantity < 1 ? STOCK_PROBLEMS.notAbove : undefined),
  removed: (quantity) => (quantity < 1 ? STOCK_PROBLEMS.notBelow : undefined),
  difference: (quantity) => (quantity === 0 ? STOCK_PROBLEMS.nothing : undefined),
  counted: (quantity) => (quantity < 0 ? STOCK_PROBLEMS.negative : undefined),
}

/** Why a number makes no sense for a reason, for the owner; undefined if it does. */
export function stockProblem(reason: StockReason, quantity: number): string | undefined {
  if (!Number.isInteger(quantity)) return STOCK_PROBLEMS.notWhole
  if (Math.abs(quantity) > MAX_STOCK) return STOCK_PROBLEMS.tooMany
  return CHECKS[meaningOf(reason)](quantity)
}

/**
 * Units for sale after an adjustment; negative where more would go than there are. For a count it is the number that was
 * counted, less what was sold since the number `seen` was on the screen.
 */
export function leftAfter(
  reason: StockReason,
  { quantity, left, seen = left }: { quantity: number; left: number; seen?: number | undefined },
): number {
  const meaning = meaningOf(reason)
  if (meaning === 'counted') return Math.max(0, quantity - (seen - left))
  return left + (meaning === 'removed' ? -quantity : quantity)
}

/** Whether little is left of a variant, for its owner: sold out is little too. `upTo` of 0 is for never. */
export function isLow({ unlimited, quantity }: VariantStock, upTo: number): boolean {
  return !unlimited && upTo > 0 && quantity <= upTo
}
