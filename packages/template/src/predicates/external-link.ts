import { objectOf } from '../values/property.ts'
import { isTruthy } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const externalLink: Predicate = {
  name: 'external-link?',
  summary: 'The item links to another site.',
  section: 'items',
  usage: '',
  examples: [
    { node: { externalLink: { url: '/' } }, holds: true },
    { node: { externalLink: '' }, holds: false },
  ],
  test: (_args, { node }) => isTruthy(objectOf(node).externalLink),
}
