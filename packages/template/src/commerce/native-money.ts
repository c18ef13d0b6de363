/** Money in its native form: `$1,234.50`, `kr 1,234.50`, `1.234,50€` (language §19.1). */

import { isoDigits } from '@sitewright/core/currency-digits'
import { currencySymbol } from '@sitewright/core/currency-symbols'
import { localeOf } from '../locales/locales.ts'

/** Options for the number of decimal places, by that number. */
const PLACES = [0, 1, 2, 3].map((digits) => [`minfrac:${digits}`, `maxfrac:${digits}`])
/** Locales with the symbol behind the amount; in all others it stands in front. */
const SYMBOL_BEHIND: ReadonlySet<string> = new Set(['da-DK', 'de-DE', 'fr-FR', 'sv-SE'])

/** An amount with its symbol. Letters are set apart by a space, and in front stay before the minus: `kr -1`. */
export function nativeMoney(amount: string, currency: string, locale: string): string {
  const [, minus, absolute = ''] = /^(-?)(.*)/.exec(amount) ?? []
  const number = localeOf(locale).decimal(absolute, PLACES[isoDigits(currency)] ?? [])
  const symbol = currencySymbol(currency)
  if (SYMBOL_BEHIND.has(locale)) return minus + number + symbol.replace(/^\p{L}/u, ' $&')
  return /\p{L}$/u.test(symbol) ? `${symbol} ${minus}${number}` : minus + symbol + number
}
