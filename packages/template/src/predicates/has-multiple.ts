import { sizeOf } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const hasMultiple: Predicate = {
  name: 'has-multiple?',
  summary: 'The list or object at hand has more than one element.',
  section: 'comparisons',
  usage: '',
  examples: [
    { node: [1, 2], holds: true },
    { node: [1], holds: false },
  ],
  test: (_args, { node }) => sizeOf(node) > 1,
}
