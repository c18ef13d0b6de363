import { order, testSides } from './operands.ts'
import type { Predicate } from './predicate.ts'

export const greaterThan: Predicate = {
  name: 'greaterThan?',
  summary: 'The first comes after the second; the type of the first decides how both are read.',
  section: 'comparisons',
  usage: '[left] right',
  refusesMore: true,
  examples: [
    { node: 2, args: ['1'], holds: true },
    { node: 'a', args: ['"b"'], holds: false },
  ],
  prepare: testSides((sides, scope) => order(sides, scope) > 0),
}
