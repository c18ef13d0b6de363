import { nativeMoney } from '../commerce/native-money.ts'
import { moneyOf } from '../messages/locale-formats.ts'
import { numberText } from '../numbers/decimal.ts'
import type { Formatter } from './formatter.ts'

export const i18nMoneyFormat: Formatter = {
  name: 'i18n-money-format',
  summary: 'An amount with the sign of its currency, in the numbers of `en-US` or another locale.',
  section: 'languages',
  usage: '[locale=en-US]',
  examples: [
    { input: { decimalValue: '1234.5', currencyCode: 'CAD' }, output: 'C$1,234.50' },
    { input: { decimalValue: '-1234.5', currencyCode: 'SEK' }, output: 'kr -1,234.50' },
    { input: { value: '1234.5', currency: 'EUR' }, args: ['de_DE'], output: '1.234,50€' },
    { input: { value: '1234.5', currency: 'JPY' }, output: '¥1,234' },
    { input: 5, output: '' },
  ],
  format(value, [locale = 'en-US']) {
    const money = moneyOf(value)
    const amount = numberText(money?.amount)
    if (!money || amount === undefined) return ''
    return nativeMoney(amount, money.currency, locale.replace('_', '-'))
  },
}
