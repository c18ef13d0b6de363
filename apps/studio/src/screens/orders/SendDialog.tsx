import type { OrderShape } from '@sitewright/api/orders/shapes'
import { Button, Checkbox, Dialog, Notice, NumberField, showToast } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import styles from './OrderScreen.module.css'
import { SENDING_WORDS } from './sending-words.ts'
import { TRACKING_FIELDS, TrackingFields } from './TrackingFields.tsx'
import { NO_TRACKING, trackingOf } from './tracking-draft.ts'
import { type SendingWish, useSend } from './use-orders.ts'

export interface SendDialogProps {
  siteId: string
  order: OrderShape
  onClose(): void
}

/** Asks what is sent, with whom, and whether the customer is told; at first everything that is left. */
export function SendDialog({ siteId, order, onClose }: SendDialogProps) {
  const text = useText()
  const formId = useId()
  const words = SENDING_WORDS[order.handover]
  const send = useSend(siteId, order.id)
  const [tracking, setTracking] = useState(NO_TRACKING)
  const [tellsCustomer, setTellsCustomer] = useState(true)
  const open = order.lines.filter(({ unitsLeft }) => unitsLeft > 0)
  const [units, setUnits] = useState(new Map(open.map(({ id, unitsLeft }) => [id, unitsLeft])))
  const { form, problems, general } = useFormProblems(send.error, [
    ...TRACKING_FIELDS,
    ...open.map(({ id }) => id),
  ])
  // Stays when less turns out to be left, since what was refused is said there.
  const [canSplit] = useState(open.reduce((sum, { unitsLeft }) => sum + unitsLeft, 0) > 1)
  /** Units of a line as the field shows them: somebody else may have sent some since they were typed. */
  const unitsOf = ({ id, unitsLeft }: { id: string; unitsLeft: number }) =>
    Math.min(units.get(id) ?? 0, unitsLeft)
  const wanted = open
    .map((line) => ({ lineId: line.id, quantity: unitsOf(line) }))
    .filter(({ quantity }) => quantity > 0)
  const isAll = open.every((line) => unitsOf(line) === line.unitsLeft)
  const wish: SendingWish = {
    ...(!isAll && { units: wanted }),
    ...(order.handover === 'parcel' && trackingOf(tracking)),
    tellsCustomer,
  }
  const number = String(order.number)
  return (
    <Dialog
      isOpen
      title={text(words.title, { number })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            isPending={send.isPending}
            isDisabled={wanted.length === 0}
          >
            {text(words.mark)}
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
          send.mutate(wish, {
            onSuccess: () => {
              showToast({ text: text(words.marked, { number }) })
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
        {order.payment === 'unpaid' && <Notice tone="warning">{text('orders.sendUnpaid')}</Notice>}
        {order.handover === 'parcel' && (
          <TrackingFields value={tracking} problems={problems} onChange={setTracking} />
        )}
        {canSplit &&
          open.map(({ id, title, variant, unitsLeft }) => (
            <NumberField
              key={id}
              label={[title, variant].filter(Boolean).join(' · ')}
              description={text('orders.ofUnits', { count: unitsLeft })}
              minValue={0}
              maxValue={unitsLeft}
              value={unitsOf({ id, unitsLeft })}
              problem={problems[id]}
              onChange={(quantity) =>
                setUnits((now) => new Map(now).set(id, Number.isNaN(quantity) ? 0 : quantity))
              }
            />
          ))}
        {wanted.length === 0 && <p className={styles.faint}>{text('orders.nothingChosen')}</p>}
        <Checkbox
          label={text('orders.tellCustomer')}
          description={text('orders.tellCustomerHint', { email: order.email })}
          isSelected={tellsCustomer}
          onChange={setTellsCustomer}
        />
      </Form>
    </Dialog>
  )
}
