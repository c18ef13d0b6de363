import type { PaymentAction } from '@sitewright/api/checkout/shapes'
import type { OrderShape } from '@sitewright/api/orders/shapes'
import type { OrderPageProps } from '@sitewright/api/pages/props'
import { type TotalRow, totalRows } from '@sitewright/core/commerce/pricing/total-rows'
import { useEffect } from 'react'
import { Answers } from '../Answers.tsx'
import { Filled } from '../Filled.tsx'
import { MinorMoney } from '../Money.tsx'
import { ProviderFields } from '../payment/ProviderFields.tsx'
import { usePageSay, useTold } from '../words.ts'
import { DonationConfirmed } from './DonationConfirmed.tsx'
import { Download } from './Download.tsx'
import { AfterCancel, MoneyBack } from './MoneyBack.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { PostalAddress, type PostalAddressProps } from './PostalAddress.tsx'
import { Sendings } from './Sendings.tsx'
import { ShopNotes } from './ShopNotes.tsx'

/** Polling: milliseconds between two questions whether the provider has answered. */
const ASK_AGAIN_MS = 3000

/** Thanks for an order, says that its payment is still being confirmed, or that there was none. */
export function OrderPage(props: OrderPageProps) {
  const { storeUrl, donatePath } = props
  const isDonation = donatePath !== undefined
  switch (props.state) {
    case 'confirmed':
      return <OrderConfirmed order={props.order} storeUrl={storeUrl} />
    case 'waiting':
      return props.action ? (
        <PaymentToFinish action={props.action} returnUrl={props.returnUrl} />
      ) : (
        <OrderReceived isPractice={props.isPractice} isDonation={isDonation} />
      )
    case 'ended':
      return donatePath === undefined ? (
        <PaymentEnded cartPath={props.cartPath} storeUrl={storeUrl} />
      ) : (
        <DonationEnded donatePath={donatePath} />
      )
  }
}

/** Practice must never be taken for the real thing. */
function PracticeNotice() {
  const say = usePageSay()
  return (
    <p className="sw-practice">
      <strong>{say('This was practice.')}</strong>{' '}
      {say('The shop is trying things out, and no money is taken.')}
    </p>
  )
}

function OrderConfirmed({ order, storeUrl }: { order: OrderShape; storeUrl: string }) {
  const say = usePageSay()
  const told = useTold()
  const { moneyFormat } = order
  if (order.kind === 'donation') {
    return (
      <div className="sw-order">
        <DonationConfirmed order={order} />
        <MoneyBack order={order} />
        <ShopNotes order={order} />
        {order.isPractice && <PracticeNotice />}
        <a className="sw-button sw-button-primary" href="/">
          {say('Back to the site')}
        </a>
      </div>
    )
  }
  return (
    <div className="sw-order">
      <OrderNews order={order} />
      {order.isPractice && <PracticeNotice />}
      <table className="sw-order-lines">
        <caption className="visually-hidden">{say('What you ordered')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Item')}</th>
            <th scope="col">{say('Quantity')}</th>
            <th scope="col">{say('Total')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.title}
                {line.variant && <span className="sw-note">{line.variant}</span>}
                <Answers answers={line.answers} />
                <Download line={line} payment={order.payment} />
              </th>
              <td>{line.quantity}</td>
              <td>
                {/* Before discounts and taxes, whose rows follow: so the lines add up to the subtotal. */}
                <MinorMoney amount={line.unitPriceMinor * line.quantity} format={moneyFormat} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {rowsOf(order).map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row" colSpan={2}>
                {told(label)}
              </th>
              <td>
                <MinorMoney amount={amount} format={moneyFormat} />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
      <MoneyBack order={order} />
      <ShopNotes order={order} />
      <Sendings order={order} />
      {order.handover !== 'pickup' && order.shippingAddress && (
        <ShippingAddress address={order.shippingAddress} lines={order.shippingLines} />
      )}
      <OrderDetails order={order} />
      <a className="sw-button sw-button-primary" href={storeUrl}>
        {say('Continue shopping')}
      </a>
    </div>
  )
}

/** The news of the order, above everything else. */
function OrderNews({ order }: { order: OrderShape }) {
  const say = usePageSay()
  const told = useTold()
  const number = <strong>#{order.number}</strong>
  if (order.fulfillment === 'CANCELED') {
    return (
      <>
        <h1>{say('This order was cancelled')}</h1>
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
  return (
    <>
      <h1>{say('Thank you for your order')}</h1>
      {order.howToPay ? (
        <>
          <p>
            <Filled words={say('We have your order {number}.')} parts={{ number }} /> {sent}
          </p>
          <section className="sw-awaiting">
            <h2>{say('Awaiting payment')}</h2>
            <p>
              <strong>{told(order.paymentTitle)}</strong>
            </p>
            <p className="sw-lines">{order.howToPay}</p>
          </section>
        </>
      ) : (
        <p>
          <Filled words={say('Order {number} is confirmed.')} parts={{ number }} /> {sent}
        </p>
      )}
    </>
  )
}

function rowsOf(order: OrderShape): TotalRow[] {
  const { shippingAddress, shippingLabel, shippingMinor } = order
  const isSent = shippingAddress !== null || shippingLabel !== ''
  return totalRows({
    subtotal: order.subtotalMinor,
    discounts: order.discounts.map(({ title, amountMinor }) => ({ title, amount: amountMinor })),
    shipping: isSent ? { label: shippingLabel, amount: shippingMinor } : null,
    taxes: order.taxes.map(({ amountMinor, ...tax }) => ({ ...tax, amount: amountMinor })),
    total: order.totalMinor,
  })
}

function ShippingAddress(postal: PostalAddressProps) {
  const say = usePageSay()
  return (
    <section>
      <h2>{say('Shipping to')}</h2>
      <PostalAddress {...postal} />
    </section>
  )
}

/** The page loads itself again until there is an order or a refusal. */
function OrderReceived({ isPractice, isDonation }: { isPractice: boolean; isDonation: boolean }) {
  const say = usePageSay()
  useAskAgain()
  return (
    <div className="sw-order" aria-busy="true">
      <h1>{say('We are confirming your payment')}</h1>
      <p role="status">
        {say(
          isDonation
            ? 'Your bank has not answered yet. You do not need to pay again: this page shows your donation as soon as the payment is confirmed, and we will mail it to you too.'
            : 'Your bank has not answered yet. You do not need to pay again: this page shows your order as soon as the payment is confirmed, and we will mail it to you too.',
        )}
      </p>
      {isPractice && <PracticeNotice />}
    </div>
  )
}

interface PaymentToFinishProps {
  readonly action: PaymentAction
  readonly returnUrl: string
}

/** The payment was begun and the shopper came here instead, or back before the provider knew. */
function PaymentToFinish({ action, returnUrl }: PaymentToFinishProps) {
  const say = usePageSay()
  return (
    <div className="sw-order">
      <h1>{say('Your payment is not finished yet')}</h1>
      {action.kind === 'redirect' ? (
        <FinishElsewhere url={action.url} />
      ) : (
        <ProviderFields {...action} returnUrl={returnUrl} />
      )}
    </div>
  )
}

function FinishElsewhere({ url }: { url: string }) {
  const say = usePageSay()
  useAskAgain()
  return (
    <>
      <p role="status">
        {say(
          'If you have paid already, wait a moment: this page shows your order as soon as the payment is confirmed. Otherwise finish it with the payment provider.',
        )}
      </p>
      <a className="sw-button sw-button-primary" href={url}>
        {say('Continue to payment')}
      </a>
    </>
  )
}

function useAskAgain(): void {
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), ASK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [])
}

function DonationEnded({ donatePath }: { donatePath: string }) {
  const say = usePageSay()
  return (
    <div className="sw-order">
      <h1>{say('Your payment did not go through')}</h1>
      <p>{say('You have not been charged, and nothing was given.')}</p>
      <a className="sw-button sw-button-primary" href={donatePath}>
        {say('Back to the donation')}
      </a>
    </div>
  )
}

function PaymentEnded({ cartPath, storeUrl }: { cartPath: string | null; storeUrl: string }) {
  const say = usePageSay()
  return (
    <div className="sw-order">
      <h1>{say('Your payment did not go through')}</h1>
      <p>{say('You have not been charged, and nothing was ordered.')}</p>
      {cartPath ? (
        <a className="sw-button sw-button-primary" href={cartPath}>
          {cartPath === '/cart' ? say('Back to your cart') : say('Try again')}
        </a>
      ) : (
        <a className="sw-button sw-button-primary" href={storeUrl}>
          {say('Continue shopping')}
        </a>
      )}
    </div>
  )
}
