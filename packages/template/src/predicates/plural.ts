import { asNumber } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const plural: Predicate = {
  name: 'plural?',
  summary: 'The number at hand is more than 1.',
  section: 'comparisons',
  usage: '',
  examples: [
    { node: 2, holds: true },
    { node: 1, holds: false },
  ],
  test: (_args, { node }) => asNumber(node) > 1,
}
