import { fromHundredths } from '../commerce/amount.ts'
import { moneyElement } from '../commerce/money-text.ts'
import type { Formatter } from './formatter.ts'

export const moneyString: Formatter = {
  name: 'money-string',
  summary:
    'Hundredths as an amount in an element. Pages of a site write its currency too; elsewhere scripts in the page add it.',
  section: 'commerce',
  usage: '',
  examples: [{ input: 123_450, output: '<span class="sqs-money-native">1,234.50</span>' }],
  format: (value, _args, scope) => moneyElement(fromHundredths(value), scope),
}
