import { asNumber } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const humanizeDuration: Formatter = {
  name: 'humanizeDuration',
  summary: 'Milliseconds as minutes and seconds.',
  section: 'content',
  usage: '',
  examples: [
    { input: 61_999, output: '1:01' },
    { input: 7_200_000, output: '120:00' },
  ],
  format(value) {
    // A 32-bit integer, as everywhere; a value that is not a number counts as 0.
    const seconds = (asNumber(value) / 1000) | 0
    return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  },
}
