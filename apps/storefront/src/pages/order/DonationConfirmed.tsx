import type { OrderShape } from '@sitewright/api/orders/shapes'
import { Answers } from '../Answers.tsx'
import { MinorMoney } from '../Money.tsx'
import { AfterCancel } from './MoneyBack.tsx'

/** Thanks for a donation: the fund, the amount, and how to pay where the money is still awaited. */
export function DonationConfirmed({ order }: { readonly order: OrderShape }) {
  return (
    <>
      <DonationNews order={order} />
      <table className="sw-order-lines">
        <caption className="visually-hidden">What you gave</caption>
        <thead>
          <tr>
            <th scope="col">Donation</th>
            <th scope="col">Amount</th>
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
  const number = <strong>#{order.number}</strong>
  if (order.fulfillment === 'CANCELED') {
    return (
      <>
        <h1>This donation was cancelled</h1>
        <AfterCancel order={order} what="Donation" />
      </>
    )
  }
  const sent = (
    <>
      We have sent the details to <strong>{order.email}</strong>.
    </>
  )
  if (!order.howToPay) {
    return (
      <>
        <h1>Thank you for your donation</h1>
        <p>
          Donation {number} is confirmed. {sent}
        </p>
      </>
    )
  }
  return (
    <>
      <h1>Thank you for your donation</h1>
      <p>
        We have your donation {number}. {sent}
      </p>
      <section className="sw-awaiting">
        <h2>Awaiting payment</h2>
        <p>
          <strong>{order.paymentTitle}</strong>
        </p>
        <p className="sw-lines">{order.howToPay}</p>
      </section>
    </>
  )
}
