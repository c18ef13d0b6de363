import { child } from '../values/property.ts'
import { isTruthy } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const externalLink: Predicate = {
  name: 'external-link?',
  summary: 'It links to another site.',
  examples: [{ node: { externalLink: { url: '/' } }, holds: true }],
  test: (_args, { node }) => isTruthy(child(node, 'externalLink')),
}
