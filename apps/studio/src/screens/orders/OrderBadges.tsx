import type { OrderSummary } from '@sitewright/api/orders/shapes'
import { Badge, type Tone } from '@sitewright/ui'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'

const PAYMENT: Record<OrderSummary['payment'], readonly [Tone, MessageId]> = {
  unpaid: ['warning', 'orders.unpaid'],
  authorized: ['warning', 'orders.authorized'],
  paid: ['success', 'orders.paid'],
  partiallyRefunded: ['neutral', 'orders.partiallyRefunded'],
  refunded: ['neutral', 'orders.refunded'],
}

const FULFILLMENT: Record<OrderSummary['fulfillment'], readonly [Tone, MessageId]> = {
  PENDING: ['warning', 'orders.pending'],
  FULFILLED: ['success', 'orders.fulfilled'],
  CANCELED: ['danger', 'orders.canceled'],
}

export function PaymentBadge({ payment }: Pick<OrderSummary, 'payment'>) {
  const text = useText()
  const [tone, label] = PAYMENT[payment]
  return <Badge tone={tone}>{text(label)}</Badge>
}

export function FulfillmentBadge({ fulfillment }: Pick<OrderSummary, 'fulfillment'>) {
  const text = useText()
  const [tone, label] = FULFILLMENT[fulfillment]
  return <Badge tone={tone}>{text(label)}</Badge>
}

/** Marks for a glance: something failed, or no money moved. */
export function OrderMarks({
  hasProblem,
  isPractice,
}: Pick<OrderSummary, 'hasProblem' | 'isPractice'>) {
  const text = useText()
  return (
    <>
      {hasProblem && <Badge tone="danger">{text('orders.problem')}</Badge>}
      {isPractice && <Badge tone="neutral">{text('orders.practice')}</Badge>}
    </>
  )
}
