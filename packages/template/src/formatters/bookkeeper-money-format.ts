import { formatRegionalMoney } from '../messages/locale-formats.ts'
import { decimalText, parseDecimal, shift, ZERO } from '../numbers/decimal.ts'
import type { Formatter } from './formatter.ts'

export const bookkeeperMoneyFormat: Formatter = {
  name: 'bookkeeper-money-format',
  summary: "Hundredths as money, in the currency of the locale's region.",
  examples: [
    { input: 123_450, output: '$1,234.50' },
    { input: 'none', output: '$0.00' },
  ],
  format: (value, _args, scope) =>
    formatRegionalMoney(decimalText(shift(parseDecimal(value) ?? ZERO, -2)), scope),
}
