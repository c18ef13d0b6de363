import type { PayoutShape, PayoutSource } from '@sitewright/api/commerce/shapes'
import { Badge, Card, Notice, Table, type TableColumn, type Tone } from '@sitewright/ui'
import type { MessageId } from '../../messages.ts'
import { useDates, useText } from '../../text.ts'
import list from '../List.module.css'
import { QueryView } from '../QueryView.tsx'
import styles from './PaymentMethods.module.css'
import { usePayouts } from './use-payouts.ts'

const STATES: Record<PayoutShape['state'], readonly [Tone, MessageId]> = {
  pending: ['neutral', 'settings.payoutPending'],
  inTransit: ['neutral', 'settings.payoutInTransit'],
  paid: ['success', 'settings.payoutPaid'],
  failed: ['danger', 'settings.payoutFailed'],
  canceled: ['neutral', 'settings.payoutCanceled'],
}

/** Words for the arrival, which stand without a heading on phones; none for money that does not arrive. */
const ARRIVALS: Partial<Record<PayoutShape['state'], MessageId>> = {
  pending: 'settings.payoutWillArrive',
  inTransit: 'settings.payoutWillArrive',
  paid: 'settings.payoutArrived',
}

/** Payouts to the owner's bank account, of the payment providers that tell of them; nothing where none does. */
export function Payouts({ siteId }: { siteId: string }) {
  const text = useText()
  const payouts = usePayouts(siteId)
  if (payouts.data?.length === 0) return null
  return (
    <Card title={text('settings.payouts')} description={text('settings.payoutsHint')}>
      <QueryView
        query={payouts}
        loading={text('settings.payoutsLoading')}
        failed={text('settings.payoutsFailed')}
      >
        {(sources) => sources.map((source) => <Source key={source.provider} source={source} />)}
      </QueryView>
    </Card>
  )
}

function Source({ source: { name, isTest, payouts, hasMore, problem } }: { source: PayoutSource }) {
  const text = useText()
  const columns = useColumns()
  return (
    <div className={styles.method}>
      <h3 className={styles.name}>
        {name} {isTest && <Badge tone="warning">{text('settings.paymentTest')}</Badge>}
      </h3>
      {problem !== '' && <Notice tone="warning">{problem}</Notice>}
      {problem === '' && payouts.length === 0 && (
        <p className={styles.summary}>{text('settings.payoutsNone')}</p>
      )}
      {payouts.length > 0 && (
        <Table
          label={text('settings.payoutsOf', { name })}
          columns={columns}
          rows={payouts}
          rowKey={({ id }) => id}
        />
      )}
      {hasMore && <p className={styles.summary}>{text('settings.payoutsMore', { name })}</p>}
    </div>
  )
}

/** Noon of a day where the reader is, so that it is shown as that day in every time zone. */
const noonOf = (day: string) => new Date(`${day}T12:00`).getTime()

function useColumns(): readonly TableColumn<PayoutShape>[] {
  const text = useText()
  const dates = useDates()
  return [
    {
      id: 'made',
      label: text('settings.payoutMade'),
      isRowHeader: true,
      phone: 'main',
      cell: ({ madeAt }) => dates.short(madeAt),
    },
    {
      id: 'state',
      label: text('settings.payoutState'),
      phone: 'belowStart',
      cell: ({ state, failure }) => {
        const [tone, label] = STATES[state]
        return (
          <>
            <Badge tone={tone}>{text(label)}</Badge>
            {failure !== '' && <span className={list.faint}> {failure}</span>}
          </>
        )
      },
    },
    {
      id: 'arrives',
      label: text('settings.payoutArrives'),
      phone: 'belowRest',
      cell: ({ state, arrivesOn }) => {
        const words = ARRIVALS[state]
        const date = dates.short(noonOf(arrivesOn))
        return words && <span className={list.faint}>{text(words, { date })}</span>
      },
    },
    {
      id: 'amount',
      label: text('settings.payoutAmount'),
      align: 'end',
      phone: 'end',
      cell: ({ amount }) => amount,
    },
  ]
}
