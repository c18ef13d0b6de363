import type { OperatorEvent } from '@sitewright/api/operators/shapes'
import { Button, Card, EmptyState, Table } from '@sitewright/ui'
import { History } from '@sitewright/ui/icons'
import { useDates, useText } from '../../text.ts'
import list from '../List.module.css'
import { QueryView } from '../QueryView.tsx'
import { useOperatorEvents } from './use-hosted-sites.ts'

/** Deeds of operators, newest first, with the reasons that they gave. */
export function OperatorLog() {
  const text = useText()
  const dates = useDates()
  const events = useOperatorEvents()
  return (
    <QueryView
      query={events}
      loading={text('operator.logLoading')}
      failed={text('operator.logFailed')}
    >
      {({ pages }) => {
        const rows = pages.flatMap(({ items }) => items)
        if (rows.length === 0) {
          return (
            <EmptyState icon={History} title={text('operator.logEmpty')}>
              {text('operator.logEmptyHint')}
            </EmptyState>
          )
        }
        return (
          <Card isFlush>
            <Table<OperatorEvent>
              label={text('operator.log')}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                {
                  id: 'what',
                  label: text('operator.what'),
                  isRowHeader: true,
                  phone: 'main',
                  cell: ({ deed, by, siteTitle }) =>
                    text(`operator.did.${deed}`, { by, site: siteTitle }),
                },
                { id: 'reason', label: text('operator.reason'), cell: ({ reason }) => reason },
                {
                  id: 'when',
                  label: text('operator.when'),
                  align: 'end',
                  cell: ({ at }) => (
                    <time dateTime={new Date(at).toISOString()}>{dates.full(at)}</time>
                  ),
                },
              ]}
            />
            {events.hasNextPage && (
              <div className={list.more}>
                <Button
                  isPending={events.isFetchingNextPage}
                  onPress={() => void events.fetchNextPage()}
                >
                  {text('common.showMore')}
                </Button>
              </div>
            )}
          </Card>
        )
      }}
    </QueryView>
  )
}
