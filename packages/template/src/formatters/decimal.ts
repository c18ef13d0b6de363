import { formatNumber } from '../messages/locale-formats.ts'
import type { Formatter } from './formatter.ts'

export const decimal: Formatter = {
  name: 'decimal',
  summary:
    'Writes a number as the locale does, with grouping and up to three places; `style:percent` or `short`.',
  section: 'languages',
  usage: '[option …]',
  examples: [
    { input: 12_345.6789, output: '12,345.679' },
    { input: '12345.6789', args: ['no-group', 'maxfrac:1'], output: '12345.7' },
    { input: 12_345, args: ['style:short'], output: '12K' },
    { input: 0.256, args: ['style:percent'], output: '26%' },
    { input: 5, args: ['minfrac:2'], output: '5.00' },
    { input: 2.5, args: ['maxfrac:0', 'round:up'], output: '3' },
    { input: 'many', output: '' },
  ],
  format: formatNumber,
}
