import { formatRegionalMoney } from '../messages/locale-formats.ts'
import { decimalText, numberText, parseDecimal, shift } from '../numbers/decimal.ts'
import type { Formatter } from './formatter.ts'

export const bookkeeperMoneyFormat: Formatter = {
  name: 'bookkeeper-money-format',
  summary: "Hundredths as money, in the currency of the locale's region.",
  section: 'commerce',
  usage: '',
  examples: [
    { input: 123_450, output: '$1,234.50' },
    { input: 'none', output: '$0.00' },
  ],
  format(value, _args, scope) {
    const cents = numberText(value) ?? '0'
    const decimal = parseDecimal(cents)
    return formatRegionalMoney(decimal ? decimalText(shift(decimal, -2)) : cents, scope)
  },
}
