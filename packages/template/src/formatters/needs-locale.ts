/** Formatters that need locale data and, as long as there is none, print nothing (spec §12). */

import type { Formatter } from './formatter.ts'

const NAMES = [
  'bookkeeper-money-format',
  'datetime',
  'datetime-interval',
  'decimal',
  'money',
  'relative-time',
] as const

export const needsLocale: readonly Formatter[] = NAMES.map((name) => ({
  name,
  summary: 'Prints nothing without locale data.',
  examples: [{ input: 12, output: '' }],
  format: () => '',
}))
