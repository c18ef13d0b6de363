import { isTruthy } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const debug: Predicate = {
  name: 'debug?',
  summary: 'The page is being debugged.',
  section: 'comparisons',
  usage: '',
  examples: [
    { node: { debug: true }, holds: true },
    { node: {}, holds: false },
  ],
  test: (_args, scope) => isTruthy(scope.resolve('debug')),
}
