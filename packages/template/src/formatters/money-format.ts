import { fromHundredths, withCommas } from '../commerce/amount.ts'
import type { Formatter } from './formatter.ts'

const describe = (name: string): Formatter => ({
  name,
  summary: 'Hundredths as an amount with two places; scripts in the page add the currency.',
  section: 'commerce',
  usage: '',
  examples: [
    { input: 123_450, output: '1,234.50' },
    { input: '5', output: '0.05' },
    { input: 'none', output: '0.00' },
  ],
  format: (value) => withCommas(fromHundredths(value)),
})

export const moneyFormat = describe('money-format')
/** An older name of `money-format`. */
export const moneyFormatOld = describe('moneyFormat')
