import type { DeveloperKey as Key } from '@sitewright/api/developer-keys/shapes'
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  IconButton,
  Notice,
  PageHeader,
  showToast,
  Table,
} from '@sitewright/ui'
import { KeyRound, Plus, Trash2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useDates, useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { NewKeyDialog } from './NewKeyDialog.tsx'
import { SettingsNav } from './SettingsNav.tsx'
import { useDeveloperKeys, useRemoveDeveloperKey } from './use-developer-keys.ts'

/** Keys for theme developers, who push themes from their own machine. */
export function KeysScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const can = useCan(siteId)
  useTitle(text('siteSettings.keys'))
  return (
    <Screen>
      {can('site.code') ? <Keys siteId={siteId} /> : <Notice>{text('code.notAllowed')}</Notice>}
    </Screen>
  )
}

function Keys({ siteId }: { siteId: string }) {
  const text = useText()
  const keys = useDeveloperKeys(siteId)
  const [isMaking, setMaking] = useState(false)
  const [removed, setRemoved] = useState<Key>()
  return (
    <>
      <PageHeader
        title={text('siteSettings.title')}
        description={text('keys.description')}
        actions={
          <Button look="primary" icon={Plus} onPress={() => setMaking(true)}>
            {text('keys.add')}
          </Button>
        }
      />
      <SettingsNav siteId={siteId} part="/keys" />
      <QueryView query={keys} loading={text('keys.loading')} failed={text('keys.failed')}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={KeyRound} title={text('keys.emptyTitle')}>
              {text('keys.emptyHint')}
            </EmptyState>
          ) : (
            <KeyTable rows={rows} onRemove={setRemoved} />
          )
        }
      </QueryView>
      {isMaking && <NewKeyDialog siteId={siteId} onClose={() => setMaking(false)} />}
      {removed && (
        <RemoveKey siteId={siteId} removed={removed} onClose={() => setRemoved(undefined)} />
      )}
    </>
  )
}

function KeyTable({ rows, onRemove }: { rows: readonly Key[]; onRemove(key: Key): void }) {
  const text = useText()
  const dates = useDates()
  return (
    <Card isFlush>
      <Table<Key>
        label={text('siteSettings.keys')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'name',
            label: text('keys.name'),
            isRowHeader: true,
            phone: 'main',
            cell: ({ name }) => name,
          },
          {
            id: 'made',
            label: text('keys.madeAt'),
            cell: ({ createdAt, createdBy }) =>
              text('keys.madeBy', { ago: dates.ago(createdAt), name: createdBy }),
          },
          {
            id: 'used',
            label: text('keys.used'),
            cell: ({ lastUsedAt }) =>
              lastUsedAt === null
                ? text('keys.never')
                : text('keys.usedAgo', { ago: dates.ago(lastUsedAt) }),
          },
          {
            id: 'remove',
            label: text('keys.remove'),
            isLabelHidden: true,
            align: 'end',
            phone: 'end',
            cell: (key) => (
              <IconButton
                label={text('keys.removeNamed', { name: key.name })}
                icon={Trash2}
                onPress={() => onRemove(key)}
              />
            ),
          },
        ]}
      />
    </Card>
  )
}

interface RemoveKeyProps {
  siteId: string
  removed: Key
  onClose(): void
}

function RemoveKey({ siteId, removed, onClose }: RemoveKeyProps) {
  const text = useText()
  const remove = useRemoveDeveloperKey(siteId)
  return (
    <ConfirmDialog
      title={text('keys.removeTitle', { name: removed.name })}
      confirmLabel={text('keys.remove')}
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(removed.id, {
          onSuccess: () => {
            onClose()
            showToast({ text: text('keys.removed') })
          },
        })
      }
    >
      <p>{text('keys.removeHint')}</p>
    </ConfirmDialog>
  )
}
