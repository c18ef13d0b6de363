import { asString } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const collectionTypeNameEquals: Predicate = {
  name: 'collectionTypeNameEquals?',
  summary: 'The collection is of the named type.',
  section: 'items',
  usage: 'name',
  refusesMore: true,
  examples: [
    { node: { typeName: 'blog' }, args: ['blog'], holds: true },
    { node: { typeName: 'blog' }, holds: false },
  ],
  test: ([name], scope) => name !== undefined && asString(scope.resolve('typeName')) === name,
}
