import { objectOf } from '../values/property.ts'
import { isTruthy } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const disqus: Predicate = {
  name: 'disqus?',
  summary: 'Comments are kept by Disqus.',
  section: 'social',
  usage: '',
  examples: [
    { node: { websiteSettings: { disqusShortName: 'a' } }, holds: true },
    { node: { websiteSettings: {} }, holds: false },
  ],
  test: (_args, scope) => isTruthy(objectOf(scope.resolve('websiteSettings')).disqusShortName),
}
