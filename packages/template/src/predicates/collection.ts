import { objectOf } from '../values/property.ts'
import { isTruthy } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const collection: Predicate = {
  name: 'collection?',
  summary: 'There is a collection.',
  section: 'items',
  usage: '',
  examples: [
    { node: { collection: { id: 'a' } }, holds: true },
    { node: { collection: {} }, holds: false },
  ],
  test: (_args, { node }) => isTruthy(objectOf(node).collection),
}
