import { sizeOf } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const hasMultiple: Predicate = {
  name: 'has-multiple?',
  summary: 'It has more than one element or key.',
  examples: [
    { node: [1, 2], holds: true },
    { node: [1], holds: false },
  ],
  test: (_args, { node }) => sizeOf(node) > 1,
}
