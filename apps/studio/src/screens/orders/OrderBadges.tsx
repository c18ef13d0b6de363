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

const TONES: Record<OrderSummary['fulfillment'], Tone> = {
  PENDING: 'warning',
  FULFILLED: 'success',
  CANCELED: 'danger',
}

/** Words for the state of an order, by how its customer gets it. */
const FULFILLMENT = {
  parcel: { PENDING: 'orders.pending', FULFILLED: 'orders.parcel', CANCELED: 'orders.canceled' },
  pickup: {
    PENDING: 'orders.toPickUp',
    FULFILLED: 'orders.pickedUp',
    CANCELED: 'orders.canceled',
  },
  none: { PENDING: 'orders.toDo', FULFILLED: 'orders.done', CANCELED: 'orders.canceled' },
} as const satisfies Record<
  OrderSummary['handover'],
  Record<OrderSummary['fulfillment'], MessageId>
>

export function PaymentBadge({ payment }: Pick<OrderSummary, 'payment'>) {
  const text = useText()
  const [tone, label] = PAYMENT[payment]
  return <Badge tone={tone}>{text(label)}</Badge>
}

export function FulfillmentBadge({
  kind,
  fulfillment,
  handover,
  hasSending,
}: Pick<OrderSummary, 'kind' | 'fulfillment' | 'handover' | 'hasSending'>) {
  const text = useText()
  if (kind === 'donation' && fulfillment !== 'CANCELED') {
    return <Badge tone="neutral">{text('orders.donation')}</Badge>
  }
  if (fulfillment === 'FULFILLED' && handover !== 'none' && !hasSending) {
    return <Badge tone="neutral">{text('orders.nothingToSend')}</Badge>
  }
  return <Badge tone={TONES[fulfillment]}>{text(FULFILLMENT[handover][fulfillment])}</Badge>
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
