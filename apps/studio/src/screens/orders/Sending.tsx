import type { FulfillmentShape, OrderShape } from '@sitewright/api/orders/shapes'
import { Button, Card, ConfirmDialog, Notice, showToast, TextField, TextLink } from '@sitewright/ui'
import { useState } from 'react'
import { useDates, useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import styles from './OrderScreen.module.css'
import { SendDialog } from './SendDialog.tsx'
import { SENDING_WORDS } from './sending-words.ts'
import { TrackingDialog } from './TrackingDialog.tsx'
import { useCollect, useUndoSending } from './use-orders.ts'

export interface SendingProps {
  siteId: string
  order: OrderShape
}

/** The parcels of an order and what is left to send, with the deeds for both; nothing for one that was cancelled. */
export function Sending({ siteId, order }: SendingProps) {
  const text = useText()
  const mayChange = useCan(siteId)('orders.edit')
  const [isSending, setIsSending] = useState(false)
  if (order.fulfillment === 'CANCELED') return null
  const isHandedOut = order.lines.every(({ download }) => download !== null)
  if (isHandedOut && order.fulfillments.length === 0) return null
  const words = SENDING_WORDS[order.handover]
  // The money comes first; its own button is the main one until then.
  const isOwed = order.payment === 'unpaid' || order.payment === 'authorized'
  const left = order.lines.reduce((sum, { unitsLeft }) => sum + unitsLeft, 0)
  return (
    <Card title={text(words.heading)}>
      {order.handover === 'pickup' && (
        <p className={styles.faint}>
          {[order.shippingLabel, order.shippingNote].filter(Boolean).join(' · ')}
        </p>
      )}
      {order.fulfillments.length > 0 && (
        <ul className={styles.sendings}>
          {order.fulfillments.map((made) => (
            <Made key={made.id} siteId={siteId} order={order} made={made} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {left === 0 && order.fulfillments.length === 0 && (
        <p className={styles.faint}>{text('orders.nothingToSendHint')}</p>
      )}
      {left > 0 && <p>{text(words.left, { count: left })}</p>}
      {left > 0 && mayChange && (
        <div>
          <Button look={isOwed ? 'secondary' : 'primary'} onPress={() => setIsSending(true)}>
            {text(words.mark)}
          </Button>
        </div>
      )}
      {isSending && (
        <SendDialog siteId={siteId} order={order} onClose={() => setIsSending(false)} />
      )}
    </Card>
  )
}

interface MadeProps extends SendingProps {
  made: FulfillmentShape
  mayChange: boolean
}

/** One parcel or pickup. */
function Made({ siteId, order, made, mayChange }: MadeProps) {
  const text = useText()
  const dates = useDates()
  const collect = useCollect(siteId, order.id)
  const [asked, setAsked] = useState<'tracking' | 'undo' | null>(null)
  const words = SENDING_WORDS[made.handover]
  const { carrier, trackingNumber, trackingUrl, units } = made
  const isReady = made.state === 'ready'
  const isPart = units.reduce((sum, { quantity }) => sum + quantity, 0) < order.itemCount
  const tracking = [carrier, trackingNumber].filter(Boolean).join(', ')
  return (
    <li className={styles.sending}>
      <div>
        <p>
          <strong>{text(isReady ? 'orders.readyForPickup' : words.made)}</strong>{' '}
          <span className={styles.faint}>{dates.full(made.madeAt)}</span>
        </p>
        {tracking && (
          <p className={styles.faint}>
            {trackingUrl ? (
              <TextLink href={trackingUrl} target="_blank" rel="noopener noreferrer">
                {tracking}
              </TextLink>
            ) : (
              tracking
            )}
          </p>
        )}
        {isPart && <p className={styles.faint}>{contentOf(made, order)}</p>}
      </div>
      {collect.error && (
        <Notice tone="danger" isAlert>
          {collect.error.message}
        </Notice>
      )}
      {mayChange && (
        <div className={styles.deeds}>
          {isReady && (
            <Button
              size="small"
              look="primary"
              isPending={collect.isPending}
              onPress={() =>
                collect.mutate(made.id, {
                  onSuccess: () =>
                    showToast({
                      text: text('orders.nowPickedUp', { number: String(order.number) }),
                    }),
                })
              }
            >
              {text('orders.markPickedUp')}
            </Button>
          )}
          {made.handover === 'parcel' && (
            <Button size="small" onPress={() => setAsked('tracking')}>
              {text('orders.changeTracking')}
            </Button>
          )}
          <Button size="small" onPress={() => setAsked('undo')}>
            {text(words.undo)}
          </Button>
        </div>
      )}
      {asked === 'tracking' && (
        <TrackingDialog siteId={siteId} order={order} made={made} onClose={() => setAsked(null)} />
      )}
      {asked === 'undo' && (
        <UndoDialog siteId={siteId} order={order} made={made} onClose={() => setAsked(null)} />
      )}
    </li>
  )
}

/** "2 × Mug, 1 × Bowl". */
function contentOf({ units }: FulfillmentShape, { lines }: OrderShape): string {
  return units
    .map(({ lineId, quantity }) => {
      return `${quantity} × ${lines.find(({ id }) => id === lineId)?.title ?? ''}`
    })
    .join(', ')
}

function UndoDialog({
  siteId,
  order,
  made,
  onClose,
}: SendingProps & { made: FulfillmentShape; onClose(): void }) {
  const text = useText()
  const undo = useUndoSending(siteId, order.id)
  const [note, setNote] = useState('')
  const words = SENDING_WORDS[made.handover]
  return (
    <ConfirmDialog
      isOpen
      title={text('orders.undoQuestion')}
      look="primary"
      confirmLabel={text(words.undo)}
      isPending={undo.isPending}
      onConfirm={() =>
        undo.mutate(
          { fulfillmentId: made.id, note },
          {
            onSuccess: () => {
              showToast({ text: text('orders.undone') })
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{text('orders.undoHint')}</p>
      {undo.error && (
        <Notice tone="danger" isAlert>
          {undo.error.message}
        </Notice>
      )}
      <TextField
        label={text('orders.undoNote')}
        description={text('orders.undoNoteHint')}
        isOptional
        maxLength={500}
        value={note}
        onChange={setNote}
      />
    </ConfirmDialog>
  )
}
