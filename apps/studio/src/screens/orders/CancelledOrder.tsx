import { Button, Notice, showToast } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import type { MoneyBackProps } from './money-back-props.ts'
import styles from './OrderScreen.module.css'
import { useRestoreOrder } from './use-refunds.ts'

/** Says that an order is cancelled, with the deed that takes it up again where that can be; nothing for any other order. */
export function CancelledOrder({ siteId, order }: MoneyBackProps) {
  const text = useText()
  const mayRestore = useCan(siteId)('orders.refund')
  const restore = useRestoreOrder(siteId, order.id)
  if (order.fulfillment !== 'CANCELED') return null
  const number = String(order.number)
  return (
    <div className={styles.problems}>
      {restore.error && (
        <Notice tone="danger" isAlert>
          {restore.error.message}
        </Notice>
      )}
      <Notice
        action={
          mayRestore &&
          order.actions.includes('restore') && (
            <Button
              size="small"
              isPending={restore.isPending}
              onPress={() =>
                restore.mutate(undefined, {
                  onSuccess: () => showToast({ text: text('orders.restored', { number }) }),
                })
              }
            >
              {text('orders.restore')}
            </Button>
          )
        }
      >
        {text('orders.isCancelled')}
      </Notice>
    </div>
  )
}
