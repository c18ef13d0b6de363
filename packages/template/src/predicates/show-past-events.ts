import { objectOf } from '../values/property.ts'
import type { Predicate } from './predicate.ts'

export const showPastEvents: Predicate = {
  name: 'show-past-events?',
  summary: 'The block shows past events.',
  section: 'items',
  usage: '',
  examples: [
    { node: { showPastOrUpcomingEvents: 'past' }, holds: true },
    { node: { showPastOrUpcomingEvents: 'upcoming' }, holds: false },
  ],
  test: (_args, { node }) => objectOf(node).showPastOrUpcomingEvents === 'past',
}
