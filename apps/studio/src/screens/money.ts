import { minor } from '@sitewright/core/money'
import { formatMoney, type MoneyFormat } from '@sitewright/core/money-format'

/** An amount from the wire as the site writes it: `$12.50`. */
export function moneyOf(amountMinor: number, format: MoneyFormat): string {
  return formatMoney(minor(amountMinor), format)
}
