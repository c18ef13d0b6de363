import type { OrderShape } from '@sitewright/api/orders/shapes'
import { MinorMoney } from '../Money.tsx'

/** The money that was given back for an order, or is on its way; nothing where there is none. */
export function MoneyBack({ order }: { readonly order: OrderShape }) {
  if (order.refunds.length === 0) return null
  return (
    <section>
      <h2>Given back</h2>
      <ul className="sw-sendings">
        {order.refunds.map(({ id, amountMinor, state }) => (
          <li key={id}>
            <MinorMoney amount={amountMinor} format={order.moneyFormat} />
            {state === 'pending' && ' is on its way'}
          </li>
        ))}
      </ul>
      <p className="sw-note">It can take some days until you see it.</p>
    </section>
  )
}

/** News of the money of an order that was cancelled. */
export function AfterCancel({
  order,
  what,
}: {
  readonly order: OrderShape
  readonly what: 'Order' | 'Donation'
}) {
  const number = <strong>#{order.number}</strong>
  if (order.payment === 'unpaid' && order.refundedMinor === 0) {
    return (
      <p>
        {what} {number} was cancelled before it was paid. You have not been charged.
      </p>
    )
  }
  return (
    <p>
      {what} {number} was cancelled.
      {order.refundedMinor > 0 && ' What you paid goes back to you.'}
    </p>
  )
}
