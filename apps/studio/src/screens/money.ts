import { formatMoney, minor } from '@sitewright/core/money'

/** An amount from the wire as people read it: `$12.50`. */
export function moneyOf(amountMinor: number, currency: string): string {
  return formatMoney(minor(amountMinor), currency)
}
