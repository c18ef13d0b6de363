import { asNumber } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const round: Formatter = {
  name: 'round',
  summary: 'Rounds to the nearest whole number, halves upwards.',
  section: 'core',
  usage: '',
  examples: [
    { input: 2.5, output: '3' },
    { input: -1.5, output: '-1' },
    { input: 'x', output: 'NaN' },
  ],
  format: (value) => Math.round(asNumber(value)),
}
