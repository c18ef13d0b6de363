/**
 * Values of a page in the words of its locale. A render without a locale prints nothing here, as
 * the language has it where data is missing (spec §12).
 */

import { siteZone } from '../dates/site-zone.ts'
import { cardinalForm, ordinalForm } from '../locales/english-plurals.ts'
import { type LocaleFormats, localeOf } from '../locales/locales.ts'
import { decimalText, parseDecimal } from '../numbers/decimal.ts'
import type { Scope } from '../render/scope.ts'
import { at } from '../values/property.ts'
import { asNumber, asString } from '../values/value.ts'

function formatsOf({ locale }: Scope): LocaleFormats | undefined {
  return locale === undefined ? undefined : localeOf(locale)
}

/** `{decimalValue, currencyCode}` or `{value, currency}`; anything else prints nothing. */
export function formatCurrency(money: unknown, options: readonly string[], scope: Scope): string {
  const amount = parseDecimal(at(money, 'decimalValue') ?? at(money, 'value'))
  const code = asString(at(money, 'currencyCode') ?? at(money, 'currency'))
  if (!amount) return ''
  return formatsOf(scope)?.money(decimalText(amount), code, options) ?? ''
}

/** What is no number prints nothing. */
export function formatNumber(value: unknown, options: readonly string[], scope: Scope): string {
  const number = parseDecimal(value)
  return (number && formatsOf(scope)?.decimal(decimalText(number), options)) ?? ''
}

export function formatTime(value: unknown, options: readonly string[], scope: Scope): string {
  const epochMs = asNumber(value)
  if (!Number.isFinite(epochMs)) return ''
  return formatsOf(scope)?.time(epochMs, siteZone(scope), options) ?? ''
}

/** From the first value to the second; with less than two it prints nothing. */
export function formatInterval(
  values: readonly unknown[],
  options: readonly string[],
  scope: Scope,
): string {
  const [start, end] = values.map(asNumber)
  if (!isTime(start) || !isTime(end)) return ''
  return formatsOf(scope)?.interval(start, end, siteZone(scope), options) ?? ''
}

/** From now to the value, or from the first of two values to the second. */
export function formatRelativeTime(
  values: readonly unknown[],
  options: readonly string[],
  scope: Scope,
): string {
  const times = values.slice(0, 2).map(asNumber)
  const [start, end] = times.length < 2 ? [scope.now, ...times] : times
  if (!isTime(start) || !isTime(end)) return ''
  return formatsOf(scope)?.relativeTime(start, end, options) ?? ''
}

const isTime = (time: number | undefined): time is number => Number.isFinite(time)

/** An amount as money of the locale's region. */
export function formatRegionalMoney(amount: string, scope: Scope): string {
  return formatsOf(scope)?.regionalMoney(amount) ?? ''
}

/** By its text, because visible zeros count: `1.0` is plural. English without a locale. */
export function pluralForm(number: string, kind: 'plural' | 'selectordinal', scope: Scope): string {
  const formats = formatsOf(scope) ?? { cardinalForm, ordinalForm }
  return kind === 'plural' ? formats.cardinalForm(number) : formats.ordinalForm(number)
}
