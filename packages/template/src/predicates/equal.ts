import { areEqual, testSides } from './operands.ts'
import type { Predicate } from './predicate.ts'

export const equal: Predicate = {
  name: 'equal?',
  summary: 'Both are the same, without converting types.',
  section: 'comparisons',
  usage: '[left] right',
  refusesMore: true,
  examples: [
    { node: { a: 1 }, args: ['a', '1'], holds: true },
    { node: 5, args: ['"5"'], holds: false },
    { node: [1, 2], args: ['[1,2]'], holds: true },
  ],
  prepare: testSides(areEqual),
}
