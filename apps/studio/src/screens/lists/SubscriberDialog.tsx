import type { Subscriber } from '@sitewright/api/lists/shapes'
import { Button, ConfirmDialog, Dialog, Notice, showToast } from '@sitewright/ui'
import { useState } from 'react'
import type { MessageId } from '../../messages.ts'
import { useDates, useText } from '../../text.ts'
import styles from './Subscriber.module.css'
import { SOURCE_WORDS, stateOf } from './subscriber-words.ts'
import { type ListAddress, type SubscriberDeed, useSubscriberDeed } from './use-lists.ts'

export interface SubscriberDialogProps extends ListAddress {
  subscriber: Subscriber
  canEdit: boolean
  onClose(): void
}

const DONE = {
  unsubscribe: 'subscribers.left',
  ask: 'subscribers.asked',
  erase: 'subscribers.erased',
} as const satisfies Record<SubscriberDeed, MessageId>

/** A person of a list: where they came from, how they agreed, and what can be done. */
export function SubscriberDialog(props: SubscriberDialogProps) {
  const { subscriber, canEdit, onClose, ...address } = props
  const { email, state } = subscriber
  const text = useText()
  const deed = useSubscriberDeed(address, subscriber)
  const [isErasing, setIsErasing] = useState(false)
  const carryOut = (wanted: SubscriberDeed) =>
    deed.mutate(wanted, {
      onSuccess: () => {
        showToast({ text: text(DONE[wanted], { email }) })
        onClose()
      },
      onError: (error) => showToast({ text: error.message, tone: 'danger' }),
    })
  if (isErasing) {
    return (
      <ConfirmDialog
        title={text('subscribers.eraseTitle', { email })}
        confirmLabel={text('subscribers.erase')}
        isOpen
        isPending={deed.isPending}
        onConfirm={() => carryOut('erase')}
        onClose={onClose}
      >
        {text('subscribers.eraseHint')}
      </ConfirmDialog>
    )
  }
  return (
    <Dialog
      isOpen
      title={email}
      onClose={onClose}
      footer={
        canEdit && (
          <>
            <Button look="danger" onPress={() => setIsErasing(true)}>
              {text('subscribers.erase')}
            </Button>
            {state !== 'unsubscribed' && (
              <Button isPending={deed.isPending} onPress={() => carryOut('unsubscribe')}>
                {text('subscribers.unsubscribe')}
              </Button>
            )}
            {state === 'pending' && (
              <Button look="primary" isPending={deed.isPending} onPress={() => carryOut('ask')}>
                {text('subscribers.ask')}
              </Button>
            )}
          </>
        )
      }
    >
      {stateOf(subscriber) === 'held' && (
        <Notice tone="warning">
          <strong>{text('answers.doubtful')}</strong>{' '}
          {subscriber.doubts.map((doubt) => text(`answers.doubt.${doubt}` as MessageId)).join(' ')}
        </Notice>
      )}
      <Evidence subscriber={subscriber} />
    </Dialog>
  )
}

/** All that is kept of a person. */
function Evidence({ subscriber }: Pick<SubscriberDialogProps, 'subscriber'>) {
  const text = useText()
  const dates = useDates()
  const { name, consent, changedAt } = subscriber
  const isElsewhere = consent?.source === 'owner' || consent?.source === 'import'
  const facts: readonly (readonly [MessageId, string | null | undefined])[] = [
    ['subscribers.name', name],
    ['subscribers.state', text(`subscribers.${stateOf(subscriber)}`)],
    ['subscribers.changedAt', dates.full(changedAt)],
    ['subscribers.from', consent && text(SOURCE_WORDS[consent.source])],
    [
      isElsewhere ? 'subscribers.addedAt' : 'subscribers.agreedAt',
      consent && dates.full(consent.at),
    ],
    ['subscribers.onPage', consent && (consent.pageTitle || consent.pagePath)],
    ['subscribers.agreedTo', consent?.text],
    ['subscribers.proof', consent?.proof],
    [
      'subscribers.confirmedAt',
      isElsewhere || !consent
        ? ''
        : consent.confirmedAt === null
          ? text('subscribers.notConfirmed')
          : dates.full(consent.confirmedAt),
    ],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{text(label)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
