import { order, testSides } from './operands.ts'
import type { Predicate } from './predicate.ts'

export const lessThanOrEqual: Predicate = {
  name: 'lessThanOrEqual?',
  summary: 'The first does not come after the second.',
  section: 'comparisons',
  usage: '[left] right',
  refusesMore: true,
  examples: [
    { node: 2, args: ['2'], holds: true },
    { node: { a: 3 }, args: ['a', '2'], holds: false },
  ],
  prepare: testSides((sides, scope) => order(sides, scope) <= 0),
}
