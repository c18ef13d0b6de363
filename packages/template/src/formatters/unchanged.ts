/** Formatters that the language accepts and that change nothing (language §24). */

import type { Formatter } from './formatter.ts'

const NAMES = ['datetimefield', 'unit'] as const

export const unchanged: readonly Formatter[] = NAMES.map((name) => ({
  name,
  summary: 'Known to the language, but without effect: the value stays as it is.',
  section: 'languages',
  usage: '[option …]',
  examples: [{ input: 12, output: '12' }],
  format: (value) => value,
}))
