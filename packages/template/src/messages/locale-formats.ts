/**
 * Formats values of a page in its locale. A render without a locale prints nothing here, as
 * the language has it where data is missing (language §12).
 */

import { siteZone } from '../dates/site-zone.ts'
import { cardinalForm, ordinalForm } from '../locales/english-plurals.ts'
import type { LocaleFormats } from '../locales/locale-formats.ts'
import { localeOf } from '../locales/locales.ts'
import { numberText } from '../numbers/decimal.ts'
import type { Scope } from '../render/scope.ts'
import { child } from '../values/property.ts'
import { asNumber, asString } from '../values/value.ts'

/** Cost in operations of one call: much work compared to an instruction. */
const OPERATIONS = 16

function formatsOf(scope: Scope): LocaleFormats | undefined {
  scope.spend(OPERATIONS)
  return scope.locale === undefined ? undefined : localeOf(scope.locale)
}

export interface MoneyParts {
  readonly amount: unknown
  readonly currency: string
}

/** `{decimalValue, currencyCode}`, or else `{value, currency}`; each only if both parts exist. */
export function moneyOf(money: unknown): MoneyParts | undefined {
  return (
    moneyWith(child(money, 'decimalValue'), child(money, 'currencyCode')) ??
    moneyWith(child(money, 'value'), child(money, 'currency'))
  )
}

function moneyWith(amount: unknown, currency: unknown): MoneyParts | undefined {
  if (amount === undefined || currency === undefined) return undefined
  return { amount, currency: asString(currency) }
}

/** Empty for a value that is not money, or whose amount is not a number. */
export function formatCurrency(value: unknown, options: readonly string[], scope: Scope): string {
  const money = moneyOf(value)
  const amount = numberText(money?.amount)
  return money && amount !== undefined ? formatMoney(amount, money.currency, options, scope) : ''
}

export function formatMoney(
  amount: string,
  currency: string,
  options: readonly string[],
  scope: Scope,
): string {
  return formatsOf(scope)?.money(amount, currency, options) ?? ''
}

/** Empty for a value that is not a number. */
export function formatNumber(value: unknown, options: readonly string[], scope: Scope): string {
  const number = numberText(value)
  return (number !== undefined && formatsOf(scope)?.decimal(number, options)) || ''
}

export function formatTime(value: unknown, options: readonly string[], scope: Scope): string {
  const epochMs = asNumber(value)
  if (Number.isNaN(epochMs)) return ''
  return formatsOf(scope)?.time(epochMs, siteZone(scope), options) ?? ''
}

/** The interval from the first value to the second; empty with less than two. */
export function formatInterval(
  values: readonly unknown[],
  options: readonly string[],
  scope: Scope,
): string {
  const [start, end] = values.map(asNumber)
  if (!isTime(start) || !isTime(end)) return ''
  return formatsOf(scope)?.interval(start, end, siteZone(scope), options) ?? ''
}

/** The time from now to the value, or from the first of two values to the second. */
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

/** The plural form of a number as text, because visible zeros count: `1.0` is plural. English without a locale. */
export function pluralForm(number: string, kind: 'plural' | 'selectordinal', scope: Scope): string {
  const formats = formatsOf(scope) ?? { cardinalForm, ordinalForm }
  return kind === 'plural' ? formats.cardinalForm(number) : formats.ordinalForm(number)
}
