import type { TrashEntry } from '@sitewright/api/trash/list-trash'
import { TRASH_KIND_NAMES, TRASH_KINDS, type TrashKind } from '@sitewright/core/trash'
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  PageHeader,
  Select,
  showToast,
  Table,
} from '@sitewright/ui'
import { Trash2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useDates, useText } from '../../text.ts'
import list from '../List.module.css'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import styles from './TrashScreen.module.css'
import { useRestore } from './use-restore.ts'
import { useEmptyTrash, useRemoveForGood, useTrash } from './use-trash.ts'

/** Removed things, to be put back or deleted for good. */
export function TrashScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const [kind, setKind] = useState<TrashKind>()
  const [isEmptying, setEmptying] = useState(false)
  const trash = useTrash(siteId, kind)
  useTitle(text('trash.title'))
  const hasSome = (trash.data?.pages[0]?.items.length ?? 0) > 0
  return (
    <Screen>
      <PageHeader
        title={text('trash.title')}
        description={text('trash.description')}
        actions={
          hasSome && (
            <Button icon={Trash2} onPress={() => setEmptying(true)}>
              {text('trash.empty')}
            </Button>
          )
        }
      />
      <QueryView query={trash} loading={text('trash.loading')} failed={text('trash.failed')}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0 && kind === undefined) {
            return (
              <EmptyState icon={Trash2} title={text('trash.nothingTitle')}>
                {text('trash.nothingHint')}
              </EmptyState>
            )
          }
          return (
            <Card isFlush>
              <div className={list.tools}>
                <KindFilter siteId={siteId} value={kind} onChange={setKind} />
              </div>
              {rows.length > 0 ? (
                <Entries siteId={siteId} rows={rows} />
              ) : (
                <EmptyState
                  icon={Trash2}
                  title={text('trash.nothingOfKind')}
                  action={
                    <Button onPress={() => setKind(undefined)}>{text('trash.showAll')}</Button>
                  }
                >
                  {text('trash.nothingHint')}
                </EmptyState>
              )}
              {trash.hasNextPage && (
                <div className={list.more}>
                  <Button
                    isPending={trash.isFetchingNextPage}
                    onPress={() => void trash.fetchNextPage()}
                  >
                    {text('common.showMore')}
                  </Button>
                </div>
              )}
            </Card>
          )
        }}
      </QueryView>
      {isEmptying && <EmptyDialog siteId={siteId} kind={kind} onClose={() => setEmptying(false)} />}
    </Screen>
  )
}

const ALL = 'all'

interface KindFilterProps {
  siteId: string
  value: TrashKind | undefined
  onChange(kind: TrashKind | undefined): void
}

function KindFilter({ siteId, value, onChange }: KindFilterProps) {
  const text = useText()
  const can = useCan(siteId)
  const kinds = TRASH_KIND_NAMES.filter((kind) => can(TRASH_KINDS[kind].needs))
  return (
    <Select<TrashKind | typeof ALL>
      label={text('trash.kind')}
      options={[
        { id: ALL, label: text('trash.everything') },
        ...kinds.map((id) => ({ id, label: text(`trash.kinds.${id}`) })),
      ]}
      value={value ?? ALL}
      onChange={(id) => onChange(id === ALL ? undefined : id)}
    />
  )
}

const DAY_MS = 24 * 60 * 60 * 1000

function Entries({ siteId, rows }: { siteId: string; rows: readonly TrashEntry[] }) {
  const text = useText()
  const dates = useDates()
  const restore = useRestore(siteId)
  const [asked, setAsked] = useState<TrashEntry>()
  const [restoring, setRestoring] = useState<string>()
  const putBack = async (id: string) => {
    setRestoring(id)
    await restore(id)
    setRestoring(undefined)
  }
  const daysLeft = ({ goesAt }: TrashEntry) =>
    text('trash.daysLeft', { days: Math.max(0, Math.ceil((goesAt - Date.now()) / DAY_MS)) })
  const removedBy = ({ at, by }: TrashEntry) =>
    text('trash.removedBy', { when: dates.full(at), by: by ?? text('trash.someone') })
  return (
    <>
      <Table<TrashEntry>
        label={text('trash.title')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'what',
            label: text('trash.what'),
            isRowHeader: true,
            phone: 'main',
            cell: ({ title, kind }) => (
              <span className={styles.thing}>
                <span>{title}</span>
                <span className={list.faint}>{text(`trash.kind.${kind}`)}</span>
              </span>
            ),
          },
          { id: 'removed', label: text('trash.removedAt'), cell: removedBy },
          { id: 'left', label: text('trash.left'), cell: daysLeft },
          {
            id: 'actions',
            label: text('trash.actions'),
            isLabelHidden: true,
            align: 'end',
            cell: (row) => (
              <span className={styles.actions}>
                <Button
                  aria-label={text('trash.restoreThis', { title: row.title })}
                  isPending={restoring === row.id}
                  onPress={() => void putBack(row.id)}
                >
                  {text('trash.restore')}
                </Button>
                <Button
                  look="quiet"
                  aria-label={text('trash.removeThis', { title: row.title })}
                  onPress={() => setAsked(row)}
                >
                  {text('trash.remove')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {asked && <RemoveDialog siteId={siteId} entry={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

interface RemoveDialogProps {
  siteId: string
  entry: TrashEntry
  onClose(): void
}

function RemoveDialog({ siteId, entry: { id, title }, onClose }: RemoveDialogProps) {
  const text = useText()
  const remove = useRemoveForGood(siteId)
  return (
    <ConfirmDialog
      isOpen
      title={text('trash.removeTitle', { title })}
      confirmLabel={text('trash.remove')}
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => showToast({ text: text('trash.removed', { title }) }),
          onError: (error) => showToast({ text: error.message, tone: 'danger' }),
          onSettled: onClose,
        })
      }
    >
      <p>{text('trash.removeHint')}</p>
    </ConfirmDialog>
  )
}

interface EmptyDialogProps {
  siteId: string
  kind: TrashKind | undefined
  onClose(): void
}

function EmptyDialog({ siteId, kind, onClose }: EmptyDialogProps) {
  const text = useText()
  const empty = useEmptyTrash(siteId)
  return (
    <ConfirmDialog
      isOpen
      title={text(kind === undefined ? 'trash.emptyTitle' : 'trash.emptyKindTitle')}
      confirmLabel={text(kind === undefined ? 'trash.empty' : 'trash.remove')}
      isPending={empty.isPending}
      onClose={onClose}
      onConfirm={() =>
        empty.mutate(kind, {
          onSuccess: (count) => showToast({ text: text('trash.emptied', { count }) }),
          onError: (error) => showToast({ text: error.message, tone: 'danger' }),
          onSettled: onClose,
        })
      }
    >
      <p>{text('trash.emptyHint')}</p>
    </ConfirmDialog>
  )
}
