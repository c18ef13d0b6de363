import { MAX_REFUND_REASON } from '@sitewright/core/commerce/refunds'
import {
  Button,
  Checkbox,
  Dialog,
  MoneyField,
  Notice,
  NumberField,
  showToast,
  TextField,
} from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { moneyOf } from '../money.ts'
import type { MoneyBackProps } from './money-back-props.ts'
import styles from './OrderScreen.module.css'
import { amountOf, canRestock, chosenUnits, unitsLeft, wholeDraft } from './refund-draft.ts'
import { useRefund } from './use-refunds.ts'

/** Asks what is given back, whether it comes back into stock, and whether the customer is told; at first everything that is left. */
export function RefundDialog({ siteId, order, onClose }: MoneyBackProps & { onClose(): void }) {
  const text = useText()
  const formId = useId()
  const refund = useRefund(siteId, order.id)
  const [draft, setDraft] = useState(() => wholeDraft(order))
  const [restocks, setRestocks] = useState(order.actions.includes('cancel'))
  const [reason, setReason] = useState('')
  const [tellsCustomer, setTellsCustomer] = useState(true)
  const isDonation = order.kind === 'donation'
  const open = isDonation ? [] : order.lines.filter((line) => unitsLeft(line) > 0)
  const { form, problems, general } = useFormProblems(refund.error, [
    'amountMinor',
    ...open.map(({ id }) => id),
  ])
  const units = chosenUnits(order, draft)
  const unitsOf = (lineId: string) => units.find((unit) => unit.lineId === lineId)?.quantity ?? 0
  const amountMinor = amountOf(order, draft)
  const amount = moneyOf(amountMinor, order.moneyFormat)
  const mayRestock = canRestock(order, draft)
  const wish = {
    ...(units.length > 0 && {
      units: units.map((unit) => ({ ...unit, restocks: restocks && mayRestock })),
    }),
    amountMinor,
    reason,
    tellsCustomer,
  }
  return (
    <Dialog
      isOpen
      title={text('orders.refundTitle', { number: String(order.number) })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            isPending={refund.isPending}
            isDisabled={amountMinor === 0}
          >
            {text(order.refundsByHand ? 'orders.noteAmount' : 'orders.giveAmount', { amount })}
          </Button>
        </>
      }
    >
      <Form
        ref={form}
        id={formId}
        className={styles.form ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          refund.mutate(wish, {
            onSuccess: () => {
              const done = order.refundsByHand ? 'orders.notedByHand' : 'orders.onItsWay'
              showToast({ text: text(done, { amount }) })
              onClose()
            },
          })
        }}
      >
        {general && (
          <Notice tone="danger" isAlert>
            {general}
          </Notice>
        )}
        {order.refundsByHand && (
          <Notice tone="warning">{text('orders.byHandHint', { title: order.paymentTitle })}</Notice>
        )}
        {open.map((line) => (
          <NumberField
            key={line.id}
            label={[line.title, line.variant].filter(Boolean).join(' · ')}
            description={text('orders.ofUnits', { count: unitsLeft(line) })}
            minValue={0}
            maxValue={unitsLeft(line)}
            value={unitsOf(line.id)}
            problem={problems[line.id]}
            onChange={(quantity) =>
              setDraft(({ units: before }) => ({
                units: new Map(before).set(line.id, Number.isNaN(quantity) ? 0 : quantity),
                amountMinor: undefined,
              }))
            }
          />
        ))}
        <MoneyField
          label={text('orders.refundAmount')}
          description={text('orders.refundAmountHint', {
            amount: moneyOf(order.refundableMinor, order.moneyFormat),
          })}
          currency={order.currency}
          value={draft.amountMinor === undefined ? amountMinor : draft.amountMinor}
          onChange={(typed) => setDraft((now) => ({ ...now, amountMinor: typed }))}
          problem={problems.amountMinor}
        />
        {mayRestock && (
          <Checkbox
            label={text('orders.restocks')}
            description={text('orders.restocksHint')}
            isSelected={restocks}
            onChange={setRestocks}
          />
        )}
        <TextField
          label={text('orders.refundReason')}
          description={text('orders.undoNoteHint')}
          isOptional
          maxLength={MAX_REFUND_REASON}
          value={reason}
          onChange={setReason}
        />
        <Checkbox
          label={text('orders.tellCustomer')}
          description={text('orders.tellRefundHint', { email: order.email })}
          isSelected={tellsCustomer}
          onChange={setTellsCustomer}
        />
      </Form>
    </Dialog>
  )
}
