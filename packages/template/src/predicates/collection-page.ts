import { objectOf } from '../values/property.ts'
import { asNumber } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const collectionPage: Predicate = {
  name: 'collection-page?',
  summary: 'The collection is a page.',
  section: 'items',
  usage: '',
  examples: [
    { node: { collection: { type: 10 } }, holds: true },
    { node: { collection: { type: 7 } }, holds: false },
  ],
  test: (_args, { node }) => asNumber(objectOf(objectOf(node).collection).type) === 10,
}
