import { areEqual, testSides } from './operands.ts'
import type { Predicate } from './predicate.ts'

export const notEqual: Predicate = {
  name: 'notEqual?',
  summary: 'Both differ; types are not converted.',
  section: 'comparisons',
  usage: '[left] right',
  refusesMore: true,
  examples: [
    { node: 5, args: ['"5"'], holds: true },
    { node: 5, holds: false },
  ],
  prepare: testSides((sides, scope) => !areEqual(sides, scope)),
}
