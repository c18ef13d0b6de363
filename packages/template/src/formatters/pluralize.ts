import { asNumber } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const pluralize: Formatter = {
  name: 'pluralize',
  summary: 'An ending for a word that is counted: `s`, the one given, or one of the two given.',
  section: 'core',
  usage: '[singular] [plural=s]',
  refusesMore: true,
  examples: [
    { input: 1, output: '' },
    { input: 2, output: 's' },
    { input: 2, args: ['es'], output: 'es' },
    { input: 1, args: ['y', 'ies'], output: 'y' },
    { input: 0, args: ['y', 'ies'], output: 'ies' },
  ],
  prepare([first, second]) {
    const singular = second === undefined ? '' : first
    const plural = second ?? first ?? 's'
    return (value) => (asNumber(value) === 1 ? singular : plural)
  },
}
