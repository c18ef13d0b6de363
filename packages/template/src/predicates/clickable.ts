import { asNumber } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const clickable: Predicate = {
  name: 'clickable?',
  summary: 'The folder can be opened: it is an index or a redirect, or does not say what it is.',
  section: 'items',
  usage: '',
  examples: [
    { node: {}, holds: true },
    { node: { folderBehavior: 3 }, holds: false },
  ],
  test: (_args, scope) => {
    const behavior = scope.resolve('folderBehavior')
    return behavior === undefined || asNumber(behavior) === 1 || asNumber(behavior) === 2
  },
}
