import type { OrderSummary } from '@sitewright/api/orders/shapes'
import { Table, type TableColumn, TextLink } from '@sitewright/ui'
import { useDates, useText } from '../../text.ts'
import list from '../List.module.css'
import { moneyOf } from '../money.ts'
import { FulfillmentBadge, OrderMarks, PaymentBadge } from './OrderBadges.tsx'
import styles from './OrderTable.module.css'

export function OrderTable({
  siteId,
  orders,
}: {
  siteId: string
  orders: readonly OrderSummary[]
}) {
  const text = useText()
  const dates = useDates()
  const columns: TableColumn<OrderSummary>[] = [
    {
      id: 'order',
      label: text('orders.order'),
      isRowHeader: true,
      width: '7rem',
      phone: 'main',
      cell: ({ id, number }) => (
        <TextLink look="row" href={`/sites/${siteId}/orders/${id}`}>
          {text('orders.number', { number: String(number) })}
        </TextLink>
      ),
    },
    {
      id: 'customer',
      label: text('orders.customer'),
      cell: ({ customer, email, hasProblem, isPractice }) => (
        <span className={list.named}>
          <span>
            <span>{customer}</span>
            <span className={list.faint}>{email}</span>
            <span className={styles.marks}>
              <OrderMarks hasProblem={hasProblem} isPractice={isPractice} />
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'placed',
      label: text('orders.placed'),
      width: '9rem',
      phone: 'below',
      cell: ({ placedAt }) => <span className={list.faint}>{dates.ago(placedAt)}</span>,
    },
    {
      id: 'payment',
      label: text('orders.payment'),
      width: '8rem',
      phone: 'belowStart',
      cell: ({ payment }) => <PaymentBadge payment={payment} />,
    },
    {
      id: 'fulfillment',
      label: text('orders.fulfillment'),
      width: '9rem',
      phone: 'belowRest',
      cell: ({ kind, fulfillment, handover, hasSending }) => (
        <FulfillmentBadge
          kind={kind}
          fulfillment={fulfillment}
          handover={handover}
          hasSending={hasSending}
        />
      ),
    },
    {
      id: 'total',
      label: text('orders.total'),
      align: 'end',
      width: '8rem',
      phone: 'end',
      cell: ({ totalMinor, moneyFormat }) => moneyOf(totalMinor, moneyFormat),
    },
  ]
  return (
    <Table label={text('orders.title')} columns={columns} rows={orders} rowKey={({ id }) => id} />
  )
}
