import { compare } from '../values/compare.ts'
import { operands } from './operands.ts'
import type { Predicate } from './predicate.ts'

export const greaterThan: Predicate = {
  name: 'greaterThan?',
  summary: 'The first comes after the second.',
  examples: [
    { node: 2, args: ['1'], holds: true },
    { node: 'a', args: ['"b"'], holds: false },
  ],
  test(args, scope) {
    const sides = operands(args, scope)
    return sides !== undefined && compare(sides.left, sides.right, scope.valueBudget) > 0
  },
}
