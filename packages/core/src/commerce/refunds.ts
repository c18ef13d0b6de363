/** Refunds: how many units of an order can still be given back, and what they cost. Pure. */

import type { Id } from '../id.ts'
import { type Minor, minor } from '../money.ts'

/** A line as it was paid: its total is after discounts and with the taxes on top. */
export interface PaidLine {
  readonly id: Id
  readonly quantity: number
  readonly totalMinor: Minor
}

export interface GivenBackUnits {
  readonly lineId: Id
  readonly quantity: number
}

/** The most characters of a refund's reason, and of what a provider says about one that failed. */
export const MAX_REFUND_REASON = 500

/** Units of each line that were given back, by refunds that stand. */
export function unitsGivenBack(units: readonly GivenBackUnits[]): Map<Id, number> {
  const sums = new Map<Id, number>()
  for (const { lineId, quantity } of units) {
    sums.set(lineId, (sums.get(lineId) ?? 0) + quantity)
  }
  return sums
}

/**
 * The cost of these units of the lines, where `before` were given back already. Parts of a line that does not divide evenly are
 * rounded so that all of them together are the line's total, in whatever steps they are given back.
 */
export function amountOfUnits(
  lines: readonly PaidLine[],
  wanted: readonly GivenBackUnits[],
  before: ReadonlyMap<Id, number>,
): Minor {
  const lineOf = new Map(lines.map((line) => [line.id, line]))
  const parts = wanted.map(({ lineId, quantity }) => {
    const line = lineOf.get(lineId)
    const done = before.get(lineId) ?? 0
    return line ? amountUpTo(line, done + quantity) - amountUpTo(line, done) : 0
  })
  return minor(parts.reduce((sum, part) => sum + part, 0))
}

/** Cost of the first units of a line, rounded down. In big integers: a price times a quantity may be too much for a number. */
function amountUpTo({ totalMinor, quantity }: PaidLine, units: number): number {
  return Number((BigInt(totalMinor) * BigInt(units)) / BigInt(quantity))
}
