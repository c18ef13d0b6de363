import type { Predicate } from './predicate.ts'

export const unitsMetric: Predicate = {
  name: 'units-metric?',
  summary: 'Not implemented by the language: says so, and never holds.',
  section: 'languages',
  usage: '',
  examples: [{ node: {}, holds: false }],
  test(_args, scope) {
    scope.reportBare('not-implemented', '"units-metric?" formatter is not yet implemented')
    return false
  },
}
