import type { OrderShape } from '@sitewright/api/orders/shapes'
import { Button, Notice, showToast } from '@sitewright/ui'
import { useRef } from 'react'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import styles from './OrderScreen.module.css'
import { useSettleProblem } from './use-orders.ts'

export interface OrderProblemsProps {
  siteId: string
  order: OrderShape
}

/** Problems of an order, each with how to go on; roles that may change orders can mark them as settled. */
export function OrderProblems({ siteId, order }: OrderProblemsProps) {
  const text = useText()
  const maySettle = useCan(siteId)('orders.edit')
  const settle = useSettleProblem(siteId, order.id)
  const list = useRef<HTMLDivElement>(null)
  const onSettled = () => {
    showToast({ text: text('orders.settled') })
    // The button that had the focus is gone.
    list.current?.focus()
  }
  return (
    <div className={styles.problems} ref={list} tabIndex={-1}>
      {settle.error && (
        <Notice tone="danger" isAlert>
          {settle.error.message}
        </Notice>
      )}
      {order.problems.map(({ kind, text: words }) => (
        <Notice
          key={kind}
          tone="danger"
          action={
            maySettle && (
              <Button
                size="small"
                isPending={settle.isPending && settle.variables === kind}
                onPress={() => settle.mutate(kind, { onSuccess: onSettled })}
              >
                {text('orders.settle')}
              </Button>
            )
          }
        >
          {words}
        </Notice>
      ))}
    </div>
  )
}
