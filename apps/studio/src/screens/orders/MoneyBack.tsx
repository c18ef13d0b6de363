import type { OrderRefundShape, OrderShape } from '@sitewright/api/orders/shapes'
import { Badge, Button, Card, Notice, showToast } from '@sitewright/ui'
import { useState } from 'react'
import { useDates, useText } from '../../text.ts'
import { moneyOf } from '../money.ts'
import { useCan } from '../sites/use-sites.ts'
import { CancelPaidDialog } from './CancelPaidDialog.tsx'
import type { MoneyBackProps } from './money-back-props.ts'
import styles from './OrderScreen.module.css'
import { RefundDialog } from './RefundDialog.tsx'
import { useTryRefundAgain, useUndoRefund } from './use-refunds.ts'

/** The money of a paid order that went back, with the deeds that give it back; nothing for an order that is not paid. */
export function MoneyBack({ siteId, order }: MoneyBackProps) {
  const text = useText()
  const can = useCan(siteId)
  const [asked, setAsked] = useState<'refund' | 'cancel' | null>(null)
  const mayGive = can('orders.refund')
  // While its money is awaited, `OwedPayment` has what there is to do.
  if (order.actions.some((action) => action === 'takePayment' || action === 'markPaid')) return null
  const actions = order.actions.filter((action) => action === 'refund' || action === 'cancel')
  if (order.refunds.length === 0 && actions.length === 0) return null
  const isSent = order.fulfillment !== 'CANCELED' && !order.actions.includes('cancel')
  return (
    <Card title={text('orders.moneyBack')}>
      {order.refunds.length === 0 ? (
        <p className={styles.faint}>{text('orders.nothingGivenBack')}</p>
      ) : (
        <ul className={styles.sendings}>
          {order.refunds.map((refund) => (
            <Refund key={refund.id} siteId={siteId} order={order} refund={refund} />
          ))}
        </ul>
      )}
      {mayGive && actions.length > 0 && (
        <div className={styles.deeds}>
          {actions.includes('refund') && (
            <Button onPress={() => setAsked('refund')}>{text('orders.giveBack')}</Button>
          )}
          {actions.includes('cancel') && (
            <Button onPress={() => setAsked('cancel')}>{text('orders.cancel')}</Button>
          )}
        </div>
      )}
      {mayGive && isSent && <p className={styles.faint}>{text('orders.cancelSent')}</p>}
      {asked === 'refund' && (
        <RefundDialog siteId={siteId} order={order} onClose={() => setAsked(null)} />
      )}
      {asked === 'cancel' && (
        <CancelPaidDialog siteId={siteId} order={order} onClose={() => setAsked(null)} />
      )}
    </Card>
  )
}

const STATES = {
  pending: ['warning', 'orders.refundPending'],
  succeeded: ['neutral', 'orders.refundSucceeded'],
  failed: ['danger', 'orders.refundFailed'],
} as const

/** One refund, with how to go on from it. */
function Refund({ siteId, order, refund }: MoneyBackProps & { refund: OrderRefundShape }) {
  const text = useText()
  const dates = useDates()
  const mayGive = useCan(siteId)('orders.refund')
  const again = useTryRefundAgain(siteId, order.id)
  const undo = useUndoRefund(siteId, order.id)
  const [tone, state] = STATES[refund.state]
  const error = again.error ?? undo.error
  const amount = moneyOf(refund.amountMinor, order.moneyFormat)
  return (
    <li className={styles.sending}>
      <div>
        <p>
          <strong>{amount}</strong>{' '}
          <Badge tone={tone}>{text(refund.isByHand ? 'orders.refundByHand' : state)}</Badge>
        </p>
        <p className={styles.faint}>
          {[dates.full(refund.madeAt), refund.by].filter(Boolean).join(' · ')}
        </p>
        {contentOf(refund, order) && <p className={styles.faint}>{contentOf(refund, order)}</p>}
        {refund.reason && <p dir="auto">{refund.reason}</p>}
        {refund.failure && <p>{refund.failure}</p>}
      </div>
      {error && (
        <Notice tone="danger" isAlert>
          {error.message}
        </Notice>
      )}
      {mayGive && (refund.canTryAgain || refund.canUndo) && (
        <div className={styles.deeds}>
          {refund.canTryAgain && (
            <Button
              size="small"
              isPending={again.isPending}
              onPress={() =>
                again.mutate(refund.id, {
                  onSuccess: () => showToast({ text: text('orders.onItsWay', { amount }) }),
                })
              }
            >
              {text('orders.tryAgain')}
            </Button>
          )}
          {refund.canUndo && (
            <Button
              size="small"
              isPending={undo.isPending}
              onPress={() =>
                undo.mutate(refund.id, {
                  onSuccess: () => showToast({ text: text('orders.refundUndone', { amount }) }),
                })
              }
            >
              {text('orders.undoRefund')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** "2 × Mug, 1 × Bowl"; empty for an amount alone. */
function contentOf({ units }: OrderRefundShape, { lines }: OrderShape): string {
  return units
    .map(({ lineId, quantity }) => {
      return `${quantity} × ${lines.find(({ id }) => id === lineId)?.title ?? ''}`
    })
    .join(', ')
}
