/** Money in pages: localised in the browser, unless the site localises it here (spec §17). */

import { formatCurrency } from '../messages/locale-formats.ts'
import type { Scope } from '../render/scope.ts'
import { child } from '../values/property.ts'
import { isTruthy } from '../values/value.ts'
import { type Money, plainMoney } from './prices.ts'

export function moneyText(money: Money, args: readonly string[], scope: Scope): string {
  return isTruthy(child(scope.resolve('featureFlags'), 'useCLDRMoneyFormat'))
    ? formatCurrency(money, args, scope)
    : `<span class="sqs-money-native">${plainMoney(money)}</span>`
}
