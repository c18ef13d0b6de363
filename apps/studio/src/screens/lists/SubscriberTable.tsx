import type { Subscriber } from '@sitewright/api/lists/shapes'
import { Badge, IconButton, Table, type TableColumn } from '@sitewright/ui'
import { Ellipsis } from '@sitewright/ui/icons'
import { useDates, useText } from '../../text.ts'
import list from '../List.module.css'
import { SOURCE_WORDS, STATE_TONES, stateOf } from './subscriber-words.ts'

export interface SubscriberTableProps {
  rows: readonly Subscriber[]
  onOpen(subscriber: Subscriber): void
}

export function SubscriberTable({ rows, onOpen }: SubscriberTableProps) {
  const text = useText()
  const dates = useDates()
  const columns: TableColumn<Subscriber>[] = [
    {
      id: 'person',
      label: text('subscribers.person'),
      isRowHeader: true,
      phone: 'main',
      cell: ({ email, name }) => (
        <span className={list.named}>
          <span>
            {email}
            {name !== '' && <span className={list.faint}>{name}</span>}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      label: text('subscribers.state'),
      width: '9rem',
      phone: 'end',
      cell: (subscriber) => {
        const state = stateOf(subscriber)
        return <Badge tone={STATE_TONES[state]}>{text(`subscribers.${state}`)}</Badge>
      },
    },
    {
      id: 'from',
      label: text('subscribers.from'),
      width: '12rem',
      phone: 'hidden',
      cell: ({ consent }) =>
        consent && <span className={list.faint}>{text(SOURCE_WORDS[consent.source])}</span>,
    },
    {
      id: 'since',
      label: text('subscribers.since'),
      align: 'end',
      width: '9rem',
      phone: 'hidden',
      cell: ({ changedAt }) => <span className={list.faint}>{dates.ago(changedAt)}</span>,
    },
    {
      id: 'open',
      label: text('subscribers.open', { email: '' }),
      isLabelHidden: true,
      align: 'end',
      width: '3.5rem',
      phone: 'belowRest',
      cell: (subscriber) => (
        <IconButton
          label={text('subscribers.open', { email: subscriber.email })}
          icon={Ellipsis}
          size="small"
          onPress={() => onOpen(subscriber)}
        />
      ),
    },
  ]
  return <Table label={text('lists.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
}
