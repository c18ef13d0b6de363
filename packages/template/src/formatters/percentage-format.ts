import { groupedText, parseDecimal, withPlaces, ZERO } from '../numbers/decimal.ts'
import type { Formatter } from './formatter.ts'

export const percentageFormat: Formatter = {
  name: 'percentage-format',
  summary: 'A number with grouping and two to three places; `trim` drops trailing zeros.',
  examples: [
    { input: 1234.5, output: '1,234.50' },
    { input: 8.2505, output: '8.25' },
    { input: 5, args: ['trim'], output: '5' },
  ],
  format(value, args, { locale }) {
    if (locale === undefined) return ''
    const places = args.includes('trim') ? 0 : 2
    return groupedText(withPlaces(parseDecimal(value) ?? ZERO, places, 3))
  },
}
