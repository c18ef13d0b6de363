import { readerOf } from './operands.ts'
import type { Predicate } from './predicate.ts'

export const nth: Predicate = {
  name: 'nth?',
  summary:
    'The number at hand, or the first of two arguments, is a multiple of the other argument.',
  section: 'comparisons',
  usage: '[number] divisor',
  refusesMore: true,
  examples: [
    { node: 6, args: ['3'], holds: true },
    { node: { i: 4 }, args: ['i', '3'], holds: false },
    { node: 6, args: ['0'], holds: false },
  ],
  prepare(args) {
    const [first, second] = args.map(readerOf)
    if (!first) return () => false
    return second && args.length === 2
      ? (scope) => isMultiple(first(scope), second(scope))
      : (scope) => isMultiple(scope.node, first(scope))
  },
}

function isMultiple(value: unknown, divisor: unknown): boolean {
  if (typeof divisor !== 'number' || !Number.isInteger(divisor) || divisor === 0) return false
  return Number.isInteger(value) && remainder(value, divisor) === 0
}

/** The remainder of the absolute value; undefined for a value that is not a number. */
export function remainder(value: unknown, divisor: number): number | undefined {
  return typeof value === 'number' ? Math.abs(value) % Math.abs(divisor) : undefined
}
