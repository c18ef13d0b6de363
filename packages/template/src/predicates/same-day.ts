import { child } from '../values/property.ts'
import { asNumber } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

const DAY_MS = 86_400_000

export const sameDay: Predicate = {
  name: 'same-day?',
  summary: 'It starts and ends on the same day, in UTC.',
  examples: [
    { node: { startDate: 0, endDate: 3_600_000 }, holds: true },
    { node: { startDate: 0, endDate: 86_400_000 }, holds: false },
  ],
  test: (_args, { node }) => {
    const [start, end] = ['startDate', 'endDate'].map((key) =>
      Math.floor(asNumber(child(node, key)) / DAY_MS),
    )
    return start === end
  },
}
