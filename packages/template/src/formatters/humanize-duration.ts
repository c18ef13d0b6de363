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
    // An integer of 32 bits, as it is everywhere; what is no number is 0.
    const seconds = (asNumber(value) / 1000) | 0
    return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  },
}
