/** The formats of one locale from the Unicode CLDR. */

import type { CLDR, CurrencyType } from '@phensley/cldr'
import { CURRENCIES } from '@sitewright/core/money'
import { zoneId } from '../dates/tz-database.ts'
import type { LocaleFormats } from './locale-formats.ts'
import { decimalOptions, moneyOptions } from './number-options.ts'
import { intervalOptions, relativeTimeOptions, timeOptions } from './time-options.ts'

export function cldrFormats({ Calendars, General, Numbers }: CLDR): LocaleFormats {
  const zoned = (epochMs: number, zone: string) => ({
    date: epochMs,
    zoneId: zoneId(zone) ?? 'UTC',
  })

  let start = Calendars.toGregorianDate(zoned(0, 'UTC'))

  /**
   * The start of a relative time, mostly the present, which stays the same for a whole page. In UTC, so that a
   * change to summer time is not counted as an hour.
   */
  function startOf(epochMs: number) {
    if (start.unixEpoch() !== epochMs) start = Calendars.toGregorianDate(zoned(epochMs, 'UTC'))
    return start
  }

  /** Digits of currencies that CLDR has other digits for than the store: COP and IDR. */
  const storeDigits = new Map(
    CURRENCIES.filter(
      ({ code, digits }) => Numbers.getCurrencyFractions(code as CurrencyType).digits !== digits,
    ).map(({ code, digits }) => [code, digits] as const),
  )

  const money = (amount: string, code: string, args: readonly string[]) =>
    Numbers.formatCurrency(amount, code as CurrencyType, moneyOptions(args, storeDigits.get(code)))

  return {
    cardinalForm: (number) => Numbers.getPluralCardinal(number),
    ordinalForm: (number) => Numbers.getPluralOrdinal(number),
    decimal: (number, args) => Numbers.formatDecimal(number, decimalOptions(args)),
    money,
    regionalMoney(amount) {
      const currency = Numbers.getCurrencyForRegion(General.locale().tag.region())
      return Numbers.formatCurrency(amount, currency, moneyOptions([], undefined))
    },
    time: (epochMs, zone, args) => Calendars.formatDate(zoned(epochMs, zone), timeOptions(args)),
    interval: (startMs, endMs, zone, args) =>
      Calendars.formatDateInterval(zoned(startMs, zone), zoned(endMs, zone), intervalOptions(args)),
    relativeTime: (startMs, endMs, args) =>
      Calendars.formatRelativeTime(
        startOf(startMs),
        zoned(endMs, 'UTC'),
        relativeTimeOptions(args),
      ),
  }
}
