import { formatNumber } from '../messages/locale-formats.ts'
import { numberText } from '../numbers/decimal.ts'
import type { Formatter } from './formatter.ts'

const PLACES = ['minfrac:2', 'maxfrac:3']
const TRIMMED = ['minfrac:0', 'maxfrac:3']

export const percentageFormat: Formatter = {
  name: 'percentage-format',
  summary:
    'A number with grouping and two to three places, without a sign; `trim` drops trailing zeros.',
  section: 'commerce',
  usage: '[trim]',
  examples: [
    { input: 1234.5, output: '1,234.50' },
    { input: 8.2505, output: '8.25' },
    { input: 5, args: ['trim'], output: '5' },
  ],
  format: (value, args, scope) =>
    formatNumber(numberText(value) ?? '0', args.includes('trim') ? TRIMMED : PLACES, scope),
}
