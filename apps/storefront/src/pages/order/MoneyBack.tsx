import type { OrderShape } from '@sitewright/api/orders/shapes'
import { Filled } from '../Filled.tsx'
import { MinorMoney } from '../Money.tsx'
import { usePageSay } from '../words.ts'

/** The money that was given back for an order, or is on its way; nothing where there is none. */
export function MoneyBack({ order }: { readonly order: OrderShape }) {
  const say = usePageSay()
  if (order.refunds.length === 0) return null
  return (
    <section>
      <h2>{say('Given back')}</h2>
      <ul className="sw-sendings">
        {order.refunds.map(({ id, amountMinor, state }) => {
          const amount = <MinorMoney amount={amountMinor} format={order.moneyFormat} />
          return (
            <li key={id}>
              {state === 'pending' ? (
                <Filled words={say('{amount} is on its way')} parts={{ amount }} />
              ) : (
                amount
              )}
            </li>
          )
        })}
      </ul>
      <p className="sw-note">{say('It can take some days until you see it.')}</p>
    </section>
  )
}

/** Words for an order that was cancelled: before it was paid, after all is given back that was paid, or neither. */
const CANCELLED = {
  goods: {
    unpaid: 'Order {number} was cancelled before it was paid. You have not been charged.',
    paid: 'Order {number} was cancelled. What you paid goes back to you.',
    plain: 'Order {number} was cancelled.',
  },
  donation: {
    unpaid: 'Donation {number} was cancelled before it was paid. You have not been charged.',
    paid: 'Donation {number} was cancelled. What you paid goes back to you.',
    plain: 'Donation {number} was cancelled.',
  },
} as const

/** News of the money of an order that was cancelled. */
export function AfterCancel({ order }: { readonly order: OrderShape }) {
  const say = usePageSay()
  const words = CANCELLED[order.kind]
  const isUnpaid = order.payment === 'unpaid' && order.refundedMinor === 0
  const said = isUnpaid ? words.unpaid : order.refundedMinor > 0 ? words.paid : words.plain
  return (
    <p>
      <Filled words={say(said)} parts={{ number: <strong>#{order.number}</strong> }} />
    </p>
  )
}
