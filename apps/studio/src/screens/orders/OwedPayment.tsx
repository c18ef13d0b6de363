import type { OrderAction, OrderShape } from '@sitewright/api/orders/shapes'
import { Button, ConfirmDialog, Notice, showToast } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import styles from './OrderScreen.module.css'
import { useOrderDeed } from './use-orders.ts'

export interface OwedPaymentProps {
  siteId: string
  order: OrderShape
}

const TAKE = {
  takePayment: 'orders.takePayment',
  markPaid: 'orders.markPaid',
} as const satisfies Partial<Record<OrderAction, string>>

function takes(action: OrderAction): action is keyof typeof TAKE {
  return action in TAKE
}

/** Deeds for an order whose money is not there; empty for one that is paid. */
export function OwedPayment({ siteId, order }: OwedPaymentProps) {
  const text = useText()
  const mayChange = useCan(siteId)('orders.edit')
  const deed = useOrderDeed(siteId, order.id)
  const [isAsking, setIsAsking] = useState(false)
  const number = String(order.number)
  const failed = deed.error && (
    <Notice tone="danger" isAlert>
      {deed.error.message}
    </Notice>
  )
  const take = order.actions.find(takes)
  if (!take) return failed
  const cancel = () =>
    deed.mutate('cancel', {
      onSuccess: () => showToast({ text: text('orders.nowCancelled', { number }) }),
      onSettled: () => setIsAsking(false),
    })
  return (
    <div className={styles.problems}>
      {failed}
      <Notice
        tone="warning"
        action={
          mayChange && (
            <span className={styles.deeds}>
              <Button
                size="small"
                look="primary"
                isPending={deed.isPending && deed.variables === 'take'}
                onPress={() =>
                  deed.mutate('take', {
                    onSuccess: () => showToast({ text: text('orders.nowPaid', { number }) }),
                  })
                }
              >
                {text(TAKE[take])}
              </Button>
              <Button size="small" onPress={() => setIsAsking(true)}>
                {text('orders.cancel')}
              </Button>
            </span>
          )
        }
      >
        {take === 'takePayment'
          ? text('orders.awaitsCapture')
          : text('orders.awaitsMoney', { title: order.paymentTitle })}
      </Notice>
      <ConfirmDialog
        title={text('orders.cancelQuestion', { number })}
        confirmLabel={text('orders.cancel')}
        cancelLabel={text('orders.keep')}
        isOpen={isAsking}
        isPending={deed.isPending && deed.variables === 'cancel'}
        onConfirm={cancel}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {text('orders.cancelHint')}
          {!order.refundsByHand && ` ${text('orders.cancelForGood')}`}
        </p>
      </ConfirmDialog>
    </div>
  )
}
