import { julianDayAt } from '../dates/calendar.ts'
import { objectOf } from '../values/property.ts'
import { asNumber } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const sameDay: Predicate = {
  name: 'same-day?',
  summary: 'It starts and ends on the same day, in UTC.',
  section: 'items',
  usage: '',
  examples: [
    { node: { startDate: 0, endDate: 3_600_000 }, holds: true },
    { node: { startDate: 0, endDate: 86_400_000 }, holds: false },
  ],
  test: (_args, { node }) => {
    const start = julianDayAt(asNumber(objectOf(node).startDate))
    return start === julianDayAt(asNumber(objectOf(node).endDate))
  },
}
