import { objectOf } from '../values/property.ts'
import { isTruthy } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const folder: Predicate = {
  name: 'folder?',
  summary: 'The collection is a folder.',
  section: 'items',
  usage: '',
  examples: [
    { node: { collection: { folder: true } }, holds: true },
    { node: { collection: {} }, holds: false },
  ],
  test: (_args, { node }) => isTruthy(objectOf(objectOf(node).collection).folder),
}
