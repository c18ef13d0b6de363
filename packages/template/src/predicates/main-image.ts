import { objectOf } from '../values/property.ts'
import { isTruthy } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const mainImage: Predicate = {
  name: 'main-image?',
  summary: 'The item has an image.',
  section: 'items',
  usage: '',
  examples: [
    { node: { mainImageId: 'a' }, holds: true },
    { node: { systemDataId: 'a' }, holds: true },
    { node: {}, holds: false },
  ],
  test: (_args, { node }) =>
    isTruthy(objectOf(node).mainImageId) || isTruthy(objectOf(node).systemDataId),
}
