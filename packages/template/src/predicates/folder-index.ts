import { objectOf } from '../values/property.ts'
import { isTruthy } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const folderIndex: Predicate = {
  name: 'index?',
  summary: 'The collection is an index: a folder shown as one page.',
  section: 'items',
  usage: '',
  examples: [
    { node: { collection: { folder: true, folderBehavior: 1 } }, holds: true },
    { node: { collection: { folder: true, folderBehavior: '1' } }, holds: false },
  ],
  test: (_args, { node }) => {
    const { collection } = objectOf(node)
    return isTruthy(objectOf(collection).folder) && objectOf(collection).folderBehavior === 1
  },
}
