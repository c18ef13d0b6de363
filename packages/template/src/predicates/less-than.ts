import { order, testSides } from './operands.ts'
import type { Predicate } from './predicate.ts'

export const lessThan: Predicate = {
  name: 'lessThan?',
  summary: 'The first comes before the second; the type of the first decides how both are read.',
  section: 'comparisons',
  usage: '[left] right',
  refusesMore: true,
  examples: [
    { node: 1, args: ['2'], holds: true },
    { node: 2, args: ['2'], holds: false },
  ],
  prepare: testSides((sides, scope) => order(sides, scope) < 0),
}
