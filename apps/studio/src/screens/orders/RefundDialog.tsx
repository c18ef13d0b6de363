import { Button, Dialog, MoneyField, Notice, NumberField, showToast } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { moneyOf } from '../money.ts'
import { MoneyBackFields, type MoneyBackTerms } from './MoneyBackFields.tsx'
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
  const [terms, setTerms] = useState<MoneyBackTerms>({
    restocks: order.actions.includes('cancel'),
    reason: '',
    tellsCustomer: true,
  })
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
      units: units.map((unit) => ({ ...unit, restocks: terms.restocks && mayRestock })),
    }),
    amountMinor,
    reason: terms.reason,
    tellsCustomer: terms.tellsCustomer,
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
        {open.some((line) => line.unitsLeft > 0) && (
          <p className={styles.faint}>{text('orders.notSentThen')}</p>
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
        <MoneyBackFields
          terms={terms}
          mayRestock={mayRestock}
          email={order.email}
          onChange={(change) => setTerms((now) => ({ ...now, ...change }))}
        />
      </Form>
    </Dialog>
  )
}
