import { asNumber } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const singular: Predicate = {
  name: 'singular?',
  summary: 'The number at hand is 1.',
  section: 'comparisons',
  usage: '',
  examples: [
    { node: 1, holds: true },
    { node: 0, holds: false },
  ],
  test: (_args, { node }) => asNumber(node) === 1,
}
