import { compare } from '../values/compare.ts'
import { operands } from './operands.ts'
import type { Predicate } from './predicate.ts'

export const greaterThanOrEqual: Predicate = {
  name: 'greaterThanOrEqual?',
  summary: 'The first does not come before the second.',
  examples: [{ node: 2, args: ['2'], holds: true }],
  test(args, scope) {
    const sides = operands(args, scope)
    return sides !== undefined && compare(sides.left, sides.right, scope.valueBudget) >= 0
  },
}
