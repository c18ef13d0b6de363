import { fromHundredths, withCommas } from '../commerce/amount.ts'
import { moneyElement } from '../commerce/money-text.ts'
import type { Formatter } from './formatter.ts'

export const moneyString: Formatter = {
  name: 'money-string',
  summary: 'Hundredths as an amount in an element to which scripts in the page add the currency.',
  examples: [{ input: 123_450, output: '<span class="sqs-money-native">1,234.50</span>' }],
  format: (value) => moneyElement(withCommas(fromHundredths(value))),
}
