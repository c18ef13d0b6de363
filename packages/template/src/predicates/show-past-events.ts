import { child } from '../values/property.ts'
import type { Predicate } from './predicate.ts'

export const showPastEvents: Predicate = {
  name: 'show-past-events?',
  summary: 'Past events are shown.',
  examples: [{ node: { showPastOrUpcomingEvents: 'past' }, holds: true }],
  test: (_args, { node }) => child(node, 'showPastOrUpcomingEvents') === 'past',
}
