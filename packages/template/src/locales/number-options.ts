/** Options of numbers and money (language §19.2). */

import type {
  CurrencyFormatOptions,
  DecimalFormatOptions,
  NumberFormatOptions,
} from '@phensley/cldr'
import { perArguments } from '../values/per-arguments.ts'
import { digitOptions } from './digit-options.ts'
import { given, itself, type Option, readOptions, wordOption } from './options.ts'

const ROUNDINGS = {
  ...itself('up', 'down', 'ceiling', 'floor', 'half-up', 'half-down', 'half-even'),
  truncate: 'down',
  ceil: 'ceiling',
} as const

export function numberOptions(options: readonly Option[]): NumberFormatOptions {
  return {
    group: isGrouped(options),
    round: wordOption(options, ['round', 'rounding'], ROUNDINGS) ?? 'half-even',
    ...digitOptions(options),
  }
}

/** Whether digits are grouped; `group` alone switches it on. */
function isGrouped(options: readonly Option[]): boolean {
  const last = options.findLast(({ name }) => /^(no-)?group(ing)?$/.test(name))
  if (last === undefined) return true
  return !last.name.startsWith('no-') && (last.value === '' || last.value === 'true')
}

const DECIMAL_STYLES = {
  ...itself('decimal', 'short', 'long', 'scientific'),
  ...itself('percent', 'percent-scaled', 'permille', 'permille-scaled'),
  standard: 'decimal',
} as const

export const decimalOptions = perArguments((args): DecimalFormatOptions => {
  const options = readOptions(args)
  const style = wordOption(options, 'style', DECIMAL_STYLES)
  return { ...numberOptions(options), ...given({ style }) }
})

const MONEY_STYLES = {
  ...itself('symbol', 'accounting', 'code', 'name', 'short'),
  standard: 'symbol',
} as const
const SYMBOL_WIDTHS = itself('default', 'narrow')

const readMoneyOptions = perArguments((args) => {
  const options = readOptions(args)
  const style = wordOption(options, 'style', MONEY_STYLES)
  const symbolWidth = wordOption(options, 'symbol', SYMBOL_WIDTHS)
  const numbers = numberOptions(options)
  const plain: CurrencyFormatOptions = { ...numbers, ...given({ style, symbolWidth }) }
  const hasOwnDigits =
    style === 'short' || Object.keys(numbers).some((name) => /Fraction|Significant/.test(name))
  return { plain, hasOwnDigits }
})

/** Options with the currency's number of fraction digits, unless they name another. */
export function moneyOptions(
  args: readonly string[],
  currencyDigits: number | undefined,
): CurrencyFormatOptions {
  const { plain, hasOwnDigits } = readMoneyOptions(args)
  if (hasOwnDigits || currencyDigits === undefined) return plain
  return { ...plain, minimumFractionDigits: currencyDigits, maximumFractionDigits: currencyDigits }
}
