import { objectOf } from '../values/property.ts'
import { asNumber } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const redirect: Predicate = {
  name: 'redirect?',
  summary: 'The folder leads elsewhere.',
  section: 'items',
  usage: '',
  examples: [
    { node: { folderBehavior: 2 }, holds: true },
    { node: { folderBehavior: 1 }, holds: false },
  ],
  test: (_args, { node }) => asNumber(objectOf(node).folderBehavior) === 2,
}
