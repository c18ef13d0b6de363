import type { MailingList } from '@sitewright/api/lists/shapes'
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  IconButton,
  Menu,
  PageHeader,
  showToast,
  Table,
  type TableColumn,
  TextLink,
} from '@sitewright/ui'
import { Ellipsis, Mails, Pencil, Plus, Trash2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import list from '../List.module.css'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { ListNameDialog } from './ListNameDialog.tsx'
import { useLists, useRemoveList } from './use-lists.ts'

/** Every list of the site, oldest first. */
export function ListsScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const lists = useLists(siteId)
  const canEdit = useCan(siteId)('forms.edit')
  const [isAdding, setIsAdding] = useState(false)
  useTitle(text('lists.title'))
  return (
    <Screen>
      <PageHeader
        title={text('lists.title')}
        description={text('lists.description')}
        actions={
          canEdit && (
            <Button look="primary" icon={Plus} onPress={() => setIsAdding(true)}>
              {text('lists.add')}
            </Button>
          )
        }
      />
      <QueryView query={lists} loading={text('lists.loading')} failed={text('lists.failed')}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={Mails} title={text('lists.emptyTitle')}>
              {text('lists.emptyHint')}
            </EmptyState>
          ) : (
            <ListTable siteId={siteId} rows={rows} canEdit={canEdit} />
          )
        }
      </QueryView>
      {isAdding && (
        <ListNameDialog siteId={siteId} list={undefined} onClose={() => setIsAdding(false)} />
      )}
    </Screen>
  )
}

interface ListTableProps {
  siteId: string
  rows: readonly MailingList[]
  canEdit: boolean
}

const everybody = ({ counts }: MailingList) =>
  counts.subscribed + counts.pending + counts.unsubscribed + counts.bounced

function ListTable({ siteId, rows, canEdit }: ListTableProps) {
  const text = useText()
  const remove = useRemoveList(siteId)
  const [renamed, setRenamed] = useState<MailingList>()
  const [removed, setRemoved] = useState<MailingList>()
  const count = (
    id: 'subscribed' | 'pending' | 'left',
    value: (row: MailingList) => number,
  ): TableColumn<MailingList> => ({
    id,
    label: text(`lists.${id}`),
    width: '8rem',
    align: 'end',
    phone: 'hidden',
    cell: (row) => value(row).toLocaleString(),
  })
  const columns: TableColumn<MailingList>[] = [
    {
      id: 'name',
      label: text('lists.list'),
      isRowHeader: true,
      phone: 'main',
      cell: ({ id, name, isDefault, counts }) => (
        <span className={list.named}>
          <span>
            <TextLink look="row" href={`/sites/${siteId}/lists/${id}`}>
              {name}
            </TextLink>
            {isDefault && <span className={list.faint}>{text('lists.default')}</span>}
            <span className={list.onPhone}>
              {text('lists.subscribedCount', { count: counts.subscribed })}
            </span>
          </span>
        </span>
      ),
    },
    count('subscribed', ({ counts }) => counts.subscribed),
    count('pending', ({ counts }) => counts.pending),
    count('left', ({ counts }) => counts.unsubscribed + counts.bounced),
    {
      id: 'more',
      label: text('lists.more', { name: '' }),
      isLabelHidden: true,
      width: '3.5rem',
      align: 'end',
      phone: 'belowRest',
      cell: (row) =>
        canEdit && (
          <Menu
            label={text('lists.more', { name: row.name })}
            trigger={
              <IconButton
                label={text('lists.more', { name: row.name })}
                icon={Ellipsis}
                size="small"
              />
            }
            groups={[
              {
                id: 'list',
                actions: [
                  {
                    id: 'rename',
                    label: text('lists.rename'),
                    icon: Pencil,
                    onAction: () => setRenamed(row),
                  },
                  {
                    id: 'remove',
                    label: text('lists.remove'),
                    icon: Trash2,
                    look: 'danger',
                    onAction: () => setRemoved(row),
                  },
                ],
              },
            ]}
          />
        ),
    },
  ]
  return (
    <Card isFlush>
      <Table label={text('lists.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      {renamed && (
        <ListNameDialog siteId={siteId} list={renamed} onClose={() => setRenamed(undefined)} />
      )}
      {removed && (
        <ConfirmDialog
          title={text('lists.removeTitle', { name: removed.name })}
          confirmLabel={text('lists.remove')}
          isOpen
          isPending={remove.isPending}
          onClose={() => setRemoved(undefined)}
          onConfirm={() =>
            remove.mutate(removed.id, {
              onSuccess: () => {
                showToast({ text: text('lists.removed') })
                setRemoved(undefined)
              },
              onError: (error) => showToast({ text: error.message, tone: 'danger' }),
            })
          }
        >
          {text('lists.removeHint', { count: everybody(removed) })}
        </ConfirmDialog>
      )}
    </Card>
  )
}
