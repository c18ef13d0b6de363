/** The formats of one locale as the Unicode CLDR has them. */

import type { CLDR, CurrencyType } from '@phensley/cldr'
import { currencyOf, isCurrency } from '@sitewright/core/money'
import { zoneId } from '../dates/tz-database.ts'
import type { LocaleFormats } from './locales.ts'
import { decimalOptions, moneyOptions } from './number-options.ts'
import { intervalOptions, relativeTimeOptions, timeOptions } from './time-options.ts'

const CURRENCY_CODE = /^[A-Z]{3}$/

export function cldrFormats({ Calendars, General, Numbers }: CLDR): LocaleFormats {
  const zoned = (epochMs: number, zone: string) => ({
    date: epochMs,
    zoneId: zoneId(zone) ?? 'UTC',
  })

  function money(amount: string, code: string, args: readonly string[]): string | undefined {
    const currency = code as CurrencyType
    if (!CURRENCY_CODE.test(code) || !Numbers.getCurrencySymbol(currency)) return undefined
    // CLDR has other digits for COP and IDR than the store.
    const digits = isCurrency(code) ? currencyOf(code).digits : undefined
    return Numbers.formatCurrency(amount, currency, moneyOptions(args, digits))
  }

  return {
    cardinalForm: (number) => Numbers.getPluralCardinal(number),
    ordinalForm: (number) => Numbers.getPluralOrdinal(number),
    decimal: (number, args) => Numbers.formatDecimal(number, decimalOptions(args)),
    money,
    regionalMoney(amount) {
      const region = General.locale().tag.region()
      return money(amount, Numbers.getCurrencyForRegion(region), []) ?? ''
    },
    time: (epochMs, zone, args) => Calendars.formatDate(zoned(epochMs, zone), timeOptions(args)),
    interval: (startMs, endMs, zone, args) =>
      Calendars.formatDateInterval(zoned(startMs, zone), zoned(endMs, zone), intervalOptions(args)),
    // By the clock of no place, so that a change to summer time is not counted as an hour.
    relativeTime: (startMs, endMs, args) =>
      Calendars.formatRelativeTime(
        zoned(startMs, 'UTC'),
        zoned(endMs, 'UTC'),
        relativeTimeOptions(args),
      ),
  }
}
