import { compare } from '../values/compare.ts'
import { operands } from './operands.ts'
import type { Predicate } from './predicate.ts'

export const lessThanOrEqual: Predicate = {
  name: 'lessThanOrEqual?',
  summary: 'The first does not come after the second.',
  examples: [{ node: 2, args: ['2'], holds: true }],
  test(args, scope) {
    const sides = operands(args, scope)
    return sides !== undefined && compare(sides.left, sides.right, scope.valueBudget) <= 0
  },
}
