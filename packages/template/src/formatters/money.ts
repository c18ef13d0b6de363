import { formatCurrency } from '../messages/locale-formats.ts'
import type { Formatter } from './formatter.ts'

export const money: Formatter = {
  name: 'money',
  summary:
    'Writes an amount with its currency as the locale does; `style:code`, `name`, `accounting` or `short`.',
  section: 'languages',
  usage: '[option …]',
  examples: [
    { input: { value: '1234.5', currency: 'USD' }, output: '$1,234.50' },
    { input: { decimalValue: '5', currencyCode: 'JPY' }, output: '¥5' },
    {
      input: { value: '-5', currency: 'EUR' },
      args: ['style:accounting'],
      output: '(€5.00)',
    },
    { input: { value: '1234.5', currency: 'CAD' }, args: ['symbol:narrow'], output: '$1,234.50' },
    { input: { value: '5', currency: 'USD' }, args: ['style:name'], output: '5.00 US dollars' },
    { input: { value: '5', currency: 'USD' }, args: ['maxfrac:0'], output: '$5' },
    { input: 5, output: '' },
  ],
  format: formatCurrency,
}
