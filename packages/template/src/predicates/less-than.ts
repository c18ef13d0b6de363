import { compare } from '../values/compare.ts'
import { operands } from './operands.ts'
import type { Predicate } from './predicate.ts'

export const lessThan: Predicate = {
  name: 'lessThan?',
  summary: 'The first comes before the second.',
  examples: [
    { node: 1, args: ['2'], holds: true },
    { node: 2, args: ['2'], holds: false },
  ],
  test(args, scope) {
    const sides = operands(args, scope)
    return sides !== undefined && compare(sides.left, sides.right, scope.valueBudget) < 0
  },
}
