import type { MessageSummary } from '@sitewright/api/mail/shapes'
import {
  Button,
  Card,
  EmptyState,
  Notice,
  PageHeader,
  Table,
  type TableColumn,
  TextLink,
} from '@sitewright/ui'
import { Mail } from '@sitewright/ui/icons'
import { Screen } from '../../shell/Screen.tsx'
import { useDates, useText } from '../../text.ts'
import list from '../List.module.css'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { MailStateBadge } from './MailStateBadge.tsx'
import { useMessages } from './use-mail.ts'

export function MailScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const dates = useDates()
  const mail = useMessages(siteId)
  useTitle(text('mail.title'))
  const columns: TableColumn<MessageSummary>[] = [
    {
      id: 'subject',
      label: text('mail.subject'),
      isRowHeader: true,
      phone: 'main',
      cell: ({ id, subject }) => (
        <TextLink look="row" href={`/sites/${siteId}/mail/${id}`}>
          {subject}
        </TextLink>
      ),
    },
    { id: 'to', label: text('mail.to'), cell: ({ to }) => to },
    {
      id: 'state',
      label: text('mail.state'),
      width: '9rem',
      phone: 'end',
      cell: ({ state }) => <MailStateBadge state={state} />,
    },
    {
      id: 'time',
      label: text('mail.written'),
      align: 'end',
      width: '9rem',
      phone: 'hidden',
      cell: ({ createdAt }) => <span className={list.faint}>{dates.ago(createdAt)}</span>,
    },
  ]
  return (
    <Screen>
      <PageHeader title={text('mail.title')} description={text('mail.description')} />
      <QueryView query={mail} loading={text('mail.loading')} failed={text('mail.failed')}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0) {
            return (
              <EmptyState icon={Mail} title={text('mail.emptyTitle')}>
                {text('mail.emptyHint')}
              </EmptyState>
            )
          }
          return (
            <>
              {rows.some(({ state }) => state === 'kept') && (
                <Notice>{text('mail.keptNotice')}</Notice>
              )}
              <Card isFlush>
                <Table
                  label={text('mail.title')}
                  columns={columns}
                  rows={rows}
                  rowKey={({ id }) => id}
                />
                {mail.hasNextPage && (
                  <div className={list.more}>
                    <Button
                      isPending={mail.isFetchingNextPage}
                      onPress={() => void mail.fetchNextPage()}
                    >
                      {text('common.showMore')}
                    </Button>
                  </div>
                )}
              </Card>
            </>
          )
        }}
      </QueryView>
    </Screen>
  )
}
