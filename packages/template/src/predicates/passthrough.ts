import { objectOf } from '../values/property.ts'
import { asString, isTruthy } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const passthrough: Predicate = {
  name: 'passthrough?',
  summary: 'The item leads straight to its source.',
  section: 'items',
  usage: '',
  examples: [
    { node: { passthrough: true, sourceUrl: '/a' }, holds: true },
    { node: { passthrough: true, sourceUrl: '' }, holds: false },
  ],
  test: (_args, { node }) =>
    isTruthy(objectOf(node).passthrough) && asString(objectOf(node).sourceUrl) !== '',
}
