/** Money in pages: localised in the browser, unless the site localises it here (spec §17). */

import { formatMoney } from '../messages/locale-formats.ts'
import type { Scope } from '../render/scope.ts'
import { child } from '../values/property.ts'
import { asString, isTruthy } from '../values/value.ts'
import { withCommas } from './amount.ts'
import { amountOf, type Money } from './prices.ts'

const NO_OPTIONS: readonly string[] = []

/** Nothing if the site localises it, and there is no locale. */
export function moneyText(money: Money, scope: Scope): string {
  const value = amountOf(money)
  if (!isTruthy(child(scope.resolve('featureFlags'), 'useCLDRMoneyFormat'))) {
    return moneyElement(withCommas(value))
  }
  const currency = child(money, 'currency')
  return formatMoney(value, currency === undefined ? 'USD' : asString(currency), NO_OPTIONS, scope)
}

/** Scripts in the page find such amounts and give them a currency. */
export function moneyElement(amount: string): string {
  return `<span class="sqs-money-native">${amount}</span>`
}
