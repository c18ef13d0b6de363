import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('show-past-events?', () => {
  holds('show-past-events?', { showPastOrUpcomingEvents: 'past' })
  fails('show-past-events?', { showPastOrUpcomingEvents: 'upcoming' })
  fails('show-past-events?', { showPastOrUpcomingEvents: true })
  fails('show-past-events?', {})
  fails('show-past-events?', null)
})
