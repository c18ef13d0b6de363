import { formatNumber } from '../messages/locale-formats.ts'
import type { Formatter } from './formatter.ts'

export const decimal: Formatter = {
  name: 'decimal',
  summary: 'Writes a number as the locale does, with grouping and up to three places.',
  examples: [
    { input: 12_345.6789, output: '12,345.679' },
    { input: '12345.6789', args: ['no-group', 'maxfrac:1'], output: '12345.7' },
    { input: 12_345, args: ['style:short'], output: '12K' },
    { input: 'many', output: '' },
  ],
  format: formatNumber,
}
