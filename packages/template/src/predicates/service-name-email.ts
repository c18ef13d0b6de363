import { objectOf } from '../values/property.ts'
import type { Predicate } from './predicate.ts'

export const serviceNameEmail: Predicate = {
  name: 'serviceNameEmail?',
  summary: 'The account is an e-mail address: its `serviceName` is `email`.',
  section: 'items',
  usage: '',
  examples: [
    { node: { serviceName: 'email' }, holds: true },
    { node: { serviceName: 'twitter' }, holds: false },
  ],
  test: (_args, { node }) => objectOf(node).serviceName === 'email',
}
