/** Formats without locale data: English numbers, money and plurals. Times print nothing. */

import { currencyDigits } from '@sitewright/core/currency-digits'
import { perArguments } from '../values/per-arguments.ts'
import { digitOptions } from './digit-options.ts'
import { cardinalForm, ordinalForm } from './english-plurals.ts'
import type { LocaleFormats } from './locale-formats.ts'
import { readOptions } from './options.ts'

const CURRENCY = /^[A-Z]{3}$/
/** The most decimal places that every browser accepts. */
const MAX_PLACES = 20
const MAX_CACHED = 100

const digitsOf = perArguments((args) => digitOptions(readOptions(args)))

export const builtInFormats: LocaleFormats = {
  cardinalForm,
  ordinalForm,
  decimal(number, args) {
    const { minimumFractionDigits: least = 0, maximumFractionDigits: most = 3 } = digitsOf(args)
    return numberFormat(least, Math.max(least, most)).format(number as never)
  },
  money(amount, currency) {
    if (!CURRENCY.test(currency)) {
      return numberFormat(2, 2)
        .format(amount as never)
        .replace(/^-?/, '$&\u00a0')
    }
    const digits = currencyDigits(currency)
    return numberFormat(digits, digits, currency).format(amount as never)
  },
  regionalMoney(amount) {
    return this.money(amount, 'USD', [])
  },
  time: () => '',
  interval: () => '',
  relativeTime: () => '',
}

const formats = new Map<string, Intl.NumberFormat>()

/** A number format in which halves go to the even neighbour, and zero has no sign. */
function numberFormat(least: number, most: number, currency?: string): Intl.NumberFormat {
  const key = [least, most, currency].join()
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      ...(currency && { style: 'currency', currency }),
      minimumFractionDigits: Math.min(least, MAX_PLACES),
      maximumFractionDigits: Math.min(most, MAX_PLACES),
      roundingMode: 'halfEven',
      signDisplay: 'negative',
    } as Intl.NumberFormatOptions)
    if (formats.size >= MAX_CACHED) formats.clear()
    formats.set(key, format)
  }
  return format
}
