import { child } from '../values/property.ts'
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
    const collection = child(node, 'collection')
    return isTruthy(child(collection, 'folder')) && child(collection, 'folderBehavior') === 1
  },
}
