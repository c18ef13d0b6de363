import { order, testSides } from './operands.ts'
import type { Predicate } from './predicate.ts'

export const greaterThanOrEqual: Predicate = {
  name: 'greaterThanOrEqual?',
  summary: 'The first does not come before the second.',
  section: 'comparisons',
  usage: '[left] right',
  refusesMore: true,
  examples: [
    { node: 2, args: ['2'], holds: true },
    { node: { a: 1 }, args: ['a', '2'], holds: false },
  ],
  prepare: testSides((sides, scope) => order(sides, scope) >= 0),
}
