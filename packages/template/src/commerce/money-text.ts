/** Money in pages: formatted by the page's host, or left for scripts in the page to localise (language §17). */

import { formatDecimal, type MoneyFormat } from '@sitewright/core/money-format'
import { formatMoney } from '../messages/locale-formats.ts'
import type { Scope } from '../render/scope.ts'
import { escapeAttribute } from '../values/escape.ts'
import { child } from '../values/property.ts'
import { asString, isTruthy } from '../values/value.ts'
import { withCommas } from './amount.ts'
import { amountOf, type Money } from './prices.ts'

const NO_OPTIONS: readonly string[] = []

/** Empty if the site localises money, and there is no locale. */
export function moneyText(money: Money, scope: Scope): string {
  const value = amountOf(money)
  const currency = child(money, 'currency')
  const code = currency === undefined ? undefined : asString(currency)
  if (!isTruthy(child(scope.resolve('featureFlags'), 'useCLDRMoneyFormat'))) {
    return moneyElement(value, scope, code)
  }
  const own = scope.moneyFormat
  return own?.trimsZeros && isHosts(own, value, code)
    ? formatDecimal(value, own)
    : formatMoney(value, code ?? 'USD', NO_OPTIONS, scope)
}

/** The price of a product: the free-price label of the page's host, if it has one, for a price of nothing. */
export function priceText(money: Money, scope: Scope): string {
  const label = scope.moneyFormat?.freeLabel
  const isFree = label !== undefined && !/[1-9]/.test(amountOf(money))
  return isFree ? escapeAttribute(label) : moneyText(money, scope)
}

/** An element by which scripts find the amount. They add its currency if the page's host has not. */
export function moneyElement(amount: string, { moneyFormat }: Scope, currency?: string): string {
  const text =
    moneyFormat && isHosts(moneyFormat, amount, currency)
      ? formatDecimal(amount, moneyFormat)
      : withCommas(amount)
  return `<span class="sqs-money-native">${text}</span>`
}

/** Whether the format of the page's host can write the amount. */
function isHosts(format: MoneyFormat, amount: string, currency: string | undefined): boolean {
  return (currency === undefined || currency === format.currency) && isWithin(amount, format.digits)
}

/** Whether the amount's places beyond those of the currency are all zeros. */
function isWithin(amount: string, digits: number): boolean {
  const [, fraction = ''] = amount.split('.')
  return !/[1-9]/.test(fraction.slice(digits))
}
