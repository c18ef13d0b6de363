import { formatNumber } from '../messages/locale-formats.ts'
import { decimalText, parseDecimal, ZERO } from '../numbers/decimal.ts'
import type { Formatter } from './formatter.ts'

export const percentageFormat: Formatter = {
  name: 'percentage-format',
  summary: 'A number with grouping and two to three places; `trim` drops trailing zeros.',
  examples: [
    { input: 1234.5, output: '1,234.50' },
    { input: 8.2505, output: '8.25' },
    { input: 5, args: ['trim'], output: '5' },
  ],
  format(value, args, scope) {
    const places = args.includes('trim') ? 0 : 2
    const number = decimalText(parseDecimal(value) ?? ZERO)
    return formatNumber(number, [`minfrac:${places}`, 'maxfrac:3'], scope)
  },
}
