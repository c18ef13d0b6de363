import type { OrderShape } from '@sitewright/api/orders/shapes'
import { Card, Notice, PageHeader, TextLink } from '@sitewright/ui'
import { Screen } from '../../shell/Screen.tsx'
import { useDates, useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { CancelledOrder } from './CancelledOrder.tsx'
import { Downloads } from './Downloads.tsx'
import { MoneyBack } from './MoneyBack.tsx'
import { Notes } from './Notes.tsx'
import { FulfillmentBadge, OrderMarks, PaymentBadge } from './OrderBadges.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderProblems } from './OrderProblems.tsx'
import styles from './OrderScreen.module.css'
import { OwedPayment } from './OwedPayment.tsx'
import { PostalAddress } from './PostalAddress.tsx'
import { Sending } from './Sending.tsx'
import { useOrder } from './use-orders.ts'

export function OrderScreen({ siteId, orderId }: { siteId: string; orderId: string }) {
  const text = useText()
  const order = useOrder(siteId, orderId)
  return (
    <QueryView query={order} loading={text('orders.loadingOne')} failed={text('orders.failedOne')}>
      {(data) => <OrderDetail siteId={siteId} order={data} />}
    </QueryView>
  )
}

function OrderDetail({ siteId, order }: { siteId: string; order: OrderShape }) {
  const text = useText()
  const dates = useDates()
  const isDonation = order.kind === 'donation'
  const title = text(isDonation ? 'orders.donationNumbered' : 'orders.numbered', {
    number: String(order.number),
  })
  useTitle(title)
  return (
    <Screen>
      <PageHeader
        title={title}
        description={dates.full(order.placedAt)}
        back={{ label: text('orders.title'), href: `/sites/${siteId}/orders` }}
        badges={
          <>
            <PaymentBadge payment={order.payment} />
            <FulfillmentBadge {...order} />
            <OrderMarks {...order} />
          </>
        }
      />
      <OrderProblems siteId={siteId} order={order} />
      <OwedPayment siteId={siteId} order={order} />
      <CancelledOrder siteId={siteId} order={order} />
      {order.isPractice && <Notice>{text('orders.practiceHint')}</Notice>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderLines order={order} />
          {!isDonation && <Sending siteId={siteId} order={order} />}
          <Downloads siteId={siteId} order={order} />
          <MoneyBack siteId={siteId} order={order} />
          <Card title={text('orders.timeline')}>
            <ol className={styles.timeline}>
              {order.timeline.map(({ at, text: said, by }) => (
                <li key={`${at} ${said}`}>
                  <span>{said}</span>
                  <span className={styles.faint}>
                    <time dateTime={new Date(at).toISOString()}>{dates.full(at)}</time>
                    {by && ` · ${by}`}
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        </div>
        <div className={styles.column}>
          <Card title={text('orders.customer')}>
            <div>
              <p>{order.customer}</p>
              <p className={styles.email}>
                <TextLink href={`mailto:${order.email}`}>{order.email}</TextLink>
              </p>
              {order.paymentTitle && (
                <p className={styles.faint}>
                  {text('orders.paidWith', { title: order.paymentTitle })}
                </p>
              )}
            </div>
          </Card>
          {order.shippingAddress && (
            <Card title={text(order.handover === 'parcel' ? 'orders.shipTo' : 'orders.address')}>
              <PostalAddress address={order.shippingAddress} lines={order.shippingLines} />
            </Card>
          )}
          <OrderDetails order={order} />
          <Notes siteId={siteId} order={order} />
        </div>
      </div>
    </Screen>
  )
}
