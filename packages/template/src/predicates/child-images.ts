import { child, objectOf } from '../values/property.ts'
import { isTruthy } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const childImages: Predicate = {
  name: 'child-images?',
  summary: 'The first item has an image.',
  section: 'items',
  usage: '',
  examples: [
    { node: { items: [{ mainImageId: 'a' }] }, holds: true },
    { node: { items: [] }, holds: false },
  ],
  test: (_args, { node }) => {
    const first = child(objectOf(node).items, 0)
    return isTruthy(objectOf(first).mainImageId) || isTruthy(objectOf(first).systemDataId)
  },
}
