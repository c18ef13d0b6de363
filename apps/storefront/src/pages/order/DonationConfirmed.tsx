import type { OrderShape } from '@sitewright/api/orders/shapes'
import { Answers } from '../Answers.tsx'
import { Filled } from '../Filled.tsx'
import { MinorMoney } from '../Money.tsx'
import { usePageSay, useTold } from '../words.ts'
import { AfterCancel } from './MoneyBack.tsx'

/** Thanks for a donation: the fund, the amount, and how to pay where the money is still awaited. */
export function DonationConfirmed({ order }: { readonly order: OrderShape }) {
  const say = usePageSay()
  return (
    <>
      <DonationNews order={order} />
      <table className="sw-order-lines">
        <caption className="visually-hidden">{say('What you gave')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Donation')}</th>
            <th scope="col">{say('Amount')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.title}
                <Answers answers={line.answers} />
              </th>
              <td>
                <MinorMoney amount={line.totalMinor} format={order.moneyFormat} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function DonationNews({ order }: { readonly order: OrderShape }) {
  const say = usePageSay()
  const told = useTold()
  const number = <strong>#{order.number}</strong>
  if (order.fulfillment === 'CANCELED') {
    return (
      <>
        <h1>{say('This donation was cancelled')}</h1>
        <AfterCancel order={order} />
      </>
    )
  }
  const sent = (
    <Filled
      words={say('We have sent the details to {email}.')}
      parts={{ email: <strong>{order.email}</strong> }}
    />
  )
  if (!order.howToPay) {
    return (
      <>
        <h1>{say('Thank you for your donation')}</h1>
        <p>
          <Filled words={say('Donation {number} is confirmed.')} parts={{ number }} /> {sent}
        </p>
      </>
    )
  }
  return (
    <>
      <h1>{say('Thank you for your donation')}</h1>
      <p>
        <Filled words={say('We have your donation {number}.')} parts={{ number }} /> {sent}
      </p>
      <section className="sw-awaiting">
        <h2>{say('Awaiting payment')}</h2>
        <p>
          <strong>{told(order.paymentTitle)}</strong>
        </p>
        <p className="sw-lines">{order.howToPay}</p>
      </section>
    </>
  )
}
