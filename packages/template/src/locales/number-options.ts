/** Options of numbers and money (spec §19.2). */

import type {
  CurrencyFormatOptions,
  DecimalFormatOptions,
  NumberFormatOptions,
} from '@phensley/cldr'
import { given, isOn, itself, type Option, readOptions, wordOption } from './options.ts'

const ROUNDINGS = {
  ...itself('up', 'down', 'ceiling', 'floor', 'half-up', 'half-down', 'half-even'),
  truncate: 'down',
  ceil: 'ceiling',
} as const

const MAX_DIGITS = 50

type DigitsOption = Extract<keyof NumberFormatOptions, `${string}Digits`>

const DIGITS: ReadonlyMap<string, DigitsOption> = new Map(
  (
    [
      ['minInt', 'minimumIntegerDigits'],
      ['maxFrac', 'maximumFractionDigits'],
      ['minFrac', 'minimumFractionDigits'],
      ['maxSig', 'maximumSignificantDigits'],
      ['minSig', 'minimumSignificantDigits'],
    ] as const
  ).flatMap(([short, name]) =>
    [short.toLowerCase(), short, name].map((spelling) => [spelling, name] as const),
  ),
)

export function numberOptions(options: readonly Option[]): NumberFormatOptions {
  const result: NumberFormatOptions = {
    group: isGrouped(options),
    round:
      wordOption(options, 'round', ROUNDINGS) ??
      wordOption(options, 'rounding', ROUNDINGS) ??
      'half-even',
  }
  for (const { name, value } of options) {
    const digits = DIGITS.get(name)
    if (digits) result[digits] = clampedDigits(value)
  }
  return result
}

function isGrouped(options: readonly Option[]): boolean {
  const last = options.findLast(({ name }) => /^(no-)?group(ing)?$/.test(name))
  return last === undefined || (!last.name.startsWith('no-') && isOn(last))
}

function clampedDigits(value: string): number {
  const digits = Number.parseInt(value, 10)
  return Math.min(Math.max(Number.isNaN(digits) ? 0 : digits, 0), MAX_DIGITS)
}

const DECIMAL_STYLES = {
  ...itself('decimal', 'short', 'long', 'scientific'),
  ...itself('percent', 'percent-scaled', 'permille', 'permille-scaled'),
  standard: 'decimal',
} as const

export function decimalOptions(args: readonly string[]): DecimalFormatOptions {
  const options = readOptions(args)
  const style = wordOption(options, 'style', DECIMAL_STYLES)
  return { ...numberOptions(options), ...given({ style }) }
}

const MONEY_STYLES = {
  ...itself('symbol', 'accounting', 'code', 'name', 'short'),
  standard: 'symbol',
} as const
const SYMBOL_WIDTHS = itself('default', 'narrow')

/** With as many fraction digits as the currency has, unless the options say how many. */
export function moneyOptions(
  args: readonly string[],
  currencyDigits: number | undefined,
): CurrencyFormatOptions {
  const options = readOptions(args)
  const style = wordOption(options, 'style', MONEY_STYLES)
  const symbolWidth = wordOption(options, 'symbol', SYMBOL_WIDTHS)
  const numbers = numberOptions(options)
  const hasOwnDigits =
    style === 'short' || Object.keys(numbers).some((name) => /Fraction|Significant/.test(name))
  return {
    ...numbers,
    ...given({ style, symbolWidth }),
    ...(!hasOwnDigits &&
      currencyDigits !== undefined && {
        minimumFractionDigits: currencyDigits,
        maximumFractionDigits: currencyDigits,
      }),
  }
}
