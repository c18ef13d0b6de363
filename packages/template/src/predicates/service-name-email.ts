import { child } from '../values/property.ts'
import type { Predicate } from './predicate.ts'

export const serviceNameEmail: Predicate = {
  name: 'serviceNameEmail?',
  summary: 'The account is an e-mail address.',
  examples: [{ node: { serviceName: 'email' }, holds: true }],
  test: (_args, { node }) => child(node, 'serviceName') === 'email',
}
