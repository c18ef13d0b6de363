import { describe, expect, it } from 'vitest'
import { run } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

const times = (start: string, end: string) => ({
  startDate: Date.parse(start),
  endDate: Date.parse(end),
})

describe('same-day?', () => {
  holds('same-day?', times('2024-02-29T00:00:00Z', '2024-02-29T23:59:59.999Z'))
  fails('same-day?', times('2024-02-29T23:59:59.999Z', '2024-03-01T00:00:00Z'))
  fails('same-day?', times('2024-01-01T12:00:00Z', '2025-01-01T12:00:00Z'))
  holds('same-day?', times('1969-12-31T00:00:00Z', '1969-12-31T23:59:59Z'))
  fails('same-day?', times('1969-12-31T23:59:59.999Z', '1970-01-01T00:00:00Z'))
})

describe('the zone of the site does not matter', () => {
  const website = { timeZone: 'Asia/Tokyo' }
  fails('same-day?', { website, ...times('2024-01-01T23:00:00Z', '2024-01-02T01:00:00Z') })
})

describe('both are taken for numbers', () => {
  holds('same-day?', { startDate: '5', endDate: 6.5 })
  holds('same-day?', { startDate: 1 })
  holds('same-day?', { startDate: null, endDate: true })
  holds('same-day?', {})
  fails('same-day?', { startDate: 86_400_000 })
})

describe('for what is no day, neither branch is printed', () => {
  it.each([['x'], [1e15], [-1e15], ['']])('such as %j', (startDate) => {
    const { output, diagnostics } = run('{.same-day?}yes{.or}no{.end}.', { startDate, endDate: 0 })
    expect(output).toBe('.')
    expect(diagnostics).toMatchObject([{ code: 'unexpected-error' }])
  })
})
