import type { FulfillmentShape, OrderShape } from '@sitewright/api/orders/shapes'
import { Button, Checkbox, Dialog, Notice, showToast } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import styles from './OrderScreen.module.css'
import { TRACKING_FIELDS, TrackingFields } from './TrackingFields.tsx'
import { draftOf, trackingOf } from './tracking-draft.ts'
import { useChangeTracking } from './use-orders.ts'

export interface TrackingDialogProps {
  siteId: string
  order: OrderShape
  made: FulfillmentShape
  onClose(): void
}

/** Changes how a parcel that was sent is followed. */
export function TrackingDialog({ siteId, order, made, onClose }: TrackingDialogProps) {
  const text = useText()
  const formId = useId()
  const change = useChangeTracking(siteId, order.id)
  const [draft, setDraft] = useState(() => draftOf(made))
  const [tellsCustomer, setTellsCustomer] = useState(true)
  const { form, problems, general } = useFormProblems(change.error, TRACKING_FIELDS)
  return (
    <Dialog
      isOpen
      title={text('orders.trackingTitle', { number: String(order.number) })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" isPending={change.isPending}>
            {text('common.save')}
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
          change.mutate(
            { fulfillmentId: made.id, ...trackingOf(draft), tellsCustomer },
            {
              onSuccess: () => {
                showToast({ text: text('orders.trackingSaved') })
                onClose()
              },
            },
          )
        }}
      >
        {general && (
          <Notice tone="danger" isAlert>
            {general}
          </Notice>
        )}
        <TrackingFields value={draft} problems={problems} onChange={setDraft} />
        <Checkbox
          label={text('orders.tellCustomer')}
          description={text('orders.tellTrackingHint', { email: order.email })}
          isSelected={tellsCustomer}
          onChange={setTellsCustomer}
        />
      </Form>
    </Dialog>
  )
}
