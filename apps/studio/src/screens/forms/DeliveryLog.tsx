import type { FormDelivery } from '@sitewright/api/forms/webhook-shapes'
import { Badge, Button, showToast, Table, type TableColumn, TextLink } from '@sitewright/ui'
import { useId } from 'react'
import type { MessageId } from '../../messages.ts'
import { type Text, useDates, useText } from '../../text.ts'
import list from '../List.module.css'
import styles from './Builder.module.css'
import { useSendAgain } from './use-webhook.ts'

const STATES = {
  waiting: ['accent', 'builder.deliveryWaiting'],
  sent: ['success', 'builder.deliverySent'],
  failed: ['danger', 'builder.deliveryFailed'],
} as const satisfies Readonly<Record<FormDelivery['state'], readonly [string, MessageId]>>

/** Reasons why there was no answer. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  answerGone: 'builder.deliveryAnswerGone',
  noAddress: 'builder.deliveryNoAddress',
  outsideAddress: 'builder.deliveryAddress',
  outsideSlow: 'builder.deliverySlow',
  outsideWaits: 'builder.deliveryBusy',
}

export interface DeliveryLogProps {
  siteId: string
  formId: string
  /** The newest first. */
  deliveries: readonly FormDelivery[]
}

/** The last answers that were sent to the form's address, and how that went. */
export function DeliveryLog({ siteId, formId, deliveries }: DeliveryLogProps) {
  const text = useText()
  const dates = useDates()
  const id = useId()
  const sending = useSendAgain(siteId, formId)
  const columns: TableColumn<FormDelivery>[] = [
    {
      id: 'answer',
      label: text('answers.answer'),
      isRowHeader: true,
      phone: 'main',
      cell: ({ answerId, createdAt }) => (
        <span className={styles.when}>
          <TextLink href={`/sites/${siteId}/forms/${formId}/answers/${answerId}`}>
            {dates.full(createdAt)}
          </TextLink>
        </span>
      ),
    },
    {
      id: 'state',
      label: text('forms.status'),
      phone: 'below',
      cell: (delivery) => {
        const [tone, label] = STATES[delivery.state]
        return (
          <span className={styles.outcome}>
            <Badge tone={tone}>{text(label)}</Badge>
            <span className={list.faint}>{outcomeOf(text, delivery)}</span>
          </span>
        )
      },
    },
    {
      id: 'again',
      label: text('builder.deliveryAgain'),
      isLabelHidden: true,
      align: 'end',
      phone: 'end',
      cell: (delivery) => (
        <Button
          size="small"
          aria-label={text('builder.deliveryAgainOf', { date: dates.full(delivery.createdAt) })}
          isPending={sending.isPending && sending.variables === delivery.id}
          onPress={() =>
            sending.mutate(delivery.id, {
              onSuccess: () => showToast({ text: text('builder.deliveryOnItsWay') }),
              onError: ({ message }) => showToast({ text: message, tone: 'danger' }),
            })
          }
        >
          {text('builder.deliveryAgain')}
        </Button>
      ),
    },
  ]
  return (
    <section className={styles.log} aria-labelledby={id}>
      <h3 id={id}>{text('builder.deliveries')}</h3>
      {deliveries.length === 0 ? (
        <p className={styles.hint}>{text('builder.deliveriesNone')}</p>
      ) : (
        <Table
          label={text('builder.deliveries')}
          columns={columns}
          rows={deliveries}
          rowKey={(delivery) => delivery.id}
        />
      )}
    </section>
  )
}

/** How the last try ended, and how many there were. */
function outcomeOf(text: Text, { status, problem, attempts, tookMs }: FormDelivery): string {
  if (problem !== '') return text(PROBLEMS[problem] ?? 'builder.deliveryAway', { count: attempts })
  if (status === null) return ''
  return text('builder.deliveryStatus', { status: String(status), ms: tookMs, count: attempts })
}
