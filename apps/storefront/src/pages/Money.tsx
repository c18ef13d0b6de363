import { formatMoney, fromCents, type Minor, minor } from '@sitewright/core/money'

/** An amount in the currency's own form. */
export function Money({ cents, currency }: { cents: number; currency: string }) {
  return <span className="sw-money">{formatMoney(fromCents(cents, currency), currency)}</span>
}

export function MinorMoney({ amount, currency }: { amount: number; currency: string }) {
  return <span className="sw-money">{formatMoney(minor(amount) as Minor, currency)}</span>
}
