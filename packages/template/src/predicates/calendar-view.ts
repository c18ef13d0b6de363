import { asBoolean } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const calendarView: Predicate = {
  name: 'calendar-view?',
  summary: 'The collection is shown as a calendar.',
  section: 'items',
  usage: '',
  examples: [
    { node: { calendarView: true }, holds: true },
    { node: { calendarView: 'yes' }, holds: false },
  ],
  test: (_args, scope) => asBoolean(scope.resolve('calendarView')),
}
