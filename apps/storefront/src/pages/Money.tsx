import { fromCents, minor } from '@sitewright/core/money'
import { formatMoney, type MoneyFormat } from '@sitewright/core/money-format'

/** An amount as the site writes it. */
export function Money({ cents, format }: { cents: number; format: MoneyFormat }) {
  return <MinorMoney amount={fromCents(cents, format.currency)} format={format} />
}

/** An amount in hundredths as the site writes it, for the middle of a sentence. */
export function moneyText(cents: number, format: MoneyFormat): string {
  return formatMoney(minor(fromCents(cents, format.currency)), format)
}

/** Kept whole by <bdi>, so that its sign and sides do not depend on the direction of the words around it. */
export function MinorMoney({ amount, format }: { amount: number; format: MoneyFormat }) {
  return <bdi className="sw-money">{formatMoney(minor(amount), format)}</bdi>
}
