import { ConfirmDialog, Notice, showToast } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { moneyOf } from '../money.ts'
import { MoneyBackFields, type MoneyBackTerms } from './MoneyBackFields.tsx'
import type { MoneyBackProps } from './money-back-props.ts'
import styles from './OrderScreen.module.css'
import { useCancelPaid } from './use-refunds.ts'

/** Says what cancelling a paid order does, and asks about its stock and its customer. */
export function CancelPaidDialog({ siteId, order, onClose }: MoneyBackProps & { onClose(): void }) {
  const text = useText()
  const cancel = useCancelPaid(siteId, order.id)
  const [terms, setTerms] = useState<MoneyBackTerms>({
    restocks: true,
    reason: '',
    tellsCustomer: true,
  })
  const number = String(order.number)
  const amount = moneyOf(order.refundableMinor, order.moneyFormat)
  const mayRestock = order.lines.some(({ unitsToRestock }) => unitsToRestock > 0)
  return (
    <ConfirmDialog
      isOpen
      title={text('orders.cancelQuestion', { number })}
      confirmLabel={text('orders.cancel')}
      cancelLabel={text('orders.keep')}
      isPending={cancel.isPending}
      onConfirm={() =>
        cancel.mutate(
          { givesBackMinor: order.refundableMinor, ...terms },
          {
            onSuccess: () => {
              showToast({ text: text('orders.nowCancelled', { number }) })
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <div className={styles.form}>
        {cancel.error && (
          <Notice tone="danger" isAlert>
            {cancel.error.message}
          </Notice>
        )}
        <p>{moneyWords(order, amount, text)}</p>
        <p>{text('orders.cancelPaidHint')}</p>
        <MoneyBackFields
          terms={terms}
          mayRestock={mayRestock}
          email={order.email}
          onChange={(change) => setTerms((now) => ({ ...now, ...change }))}
        />
      </div>
    </ConfirmDialog>
  )
}

/** The sentence about the money. */
function moneyWords(
  { refundableMinor, refundsByHand, paymentTitle: title }: MoneyBackProps['order'],
  amount: string,
  text: ReturnType<typeof useText>,
): string {
  if (refundableMinor === 0) return text('orders.cancelFree')
  return text(refundsByHand ? 'orders.cancelByHand' : 'orders.cancelGivesBack', { amount, title })
}
