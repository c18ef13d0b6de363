import { describe } from 'vitest'
import { renders } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

describe('only true, the text true and whole numbers count', () => {
  holds('calendar-view?', { calendarView: 'true' })
  holds('calendar-view?', { calendarView: 2 })
  holds('calendar-view?', { calendarView: -1 })
  fails('calendar-view?', { calendarView: false })
  fails('calendar-view?', { calendarView: 'yes' })
  fails('calendar-view?', { calendarView: 'TRUE' })
  fails('calendar-view?', { calendarView: 0 })
  fails('calendar-view?', { calendarView: 1.5 })
  fails('calendar-view?', { calendarView: 1e21 })
  fails('calendar-view?', { calendarView: [1] })
  fails('calendar-view?', { calendarView: null })
  fails('calendar-view?', {})
})

describe('it may be said further out', () => {
  renders('{.section a}{.calendar-view?}yes{.end}{.end}', { calendarView: true, a: [1] }, 'yes')
})
