/** What is known without locale data: English numbers, money and plurals. Times print nothing. */

import { currencyOf, isCurrency } from '@sitewright/core/money'
import {
  decimalText,
  groupedText,
  parseDecimal,
  roundTo,
  withPlaces,
  ZERO,
} from '../numbers/decimal.ts'
import { cardinalForm, ordinalForm } from './english-plurals.ts'
import type { LocaleFormats } from './locales.ts'
import { numberOptions } from './number-options.ts'
import { readOptions } from './options.ts'

const MAX_PLACES = 3

export const builtInFormats: LocaleFormats = {
  cardinalForm,
  ordinalForm,
  decimal(number, args) {
    const { minimumFractionDigits: least = 0, maximumFractionDigits: most = MAX_PLACES } =
      numberOptions(readOptions(args))
    return groupedText(withPlaces(parseDecimal(number) ?? ZERO, least, most))
  },
  money(amount, currency) {
    if (!isCurrency(currency)) return undefined
    const { digits } = currencyOf(currency)
    // Rounded here, half to even as the language's numbers are; Intl only dresses it.
    const rounded = decimalText(roundTo(parseDecimal(amount) ?? ZERO, digits))
    return currencyFormat(currency, digits).format(rounded as never)
  },
  regionalMoney(amount) {
    return this.money(amount, 'USD', []) ?? ''
  },
  time: () => '',
  interval: () => '',
  relativeTime: () => '',
}

const currencyFormats = new Map<string, Intl.NumberFormat>()

function currencyFormat(code: string, digits: number): Intl.NumberFormat {
  const known = currencyFormats.get(code)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  currencyFormats.set(code, made)
  return made
}
