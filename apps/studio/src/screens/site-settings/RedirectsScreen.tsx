import type { OwnerRedirect } from '@sitewright/api/redirects/shapes'
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  IconButton,
  Menu,
  PageHeader,
  SearchField,
  showToast,
  Table,
  type TableColumn,
} from '@sitewright/ui'
import { Ellipsis, FileUp, Pencil, Plus, Signpost, Trash2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import list from '../List.module.css'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { ImportRedirectsDialog } from './ImportRedirectsDialog.tsx'
import { RedirectDialog } from './RedirectDialog.tsx'
import { SettingsNav } from './SettingsNav.tsx'
import { useChangeRedirects, useRedirects } from './use-site-settings.ts'

/** Which dialog is open, and about what. */
type Open =
  | { readonly kind: 'edit'; readonly redirect: OwnerRedirect | undefined }
  | { readonly kind: 'import' }
  | { readonly kind: 'remove'; readonly redirect: OwnerRedirect }

export function RedirectsScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const redirects = useRedirects(siteId)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  useTitle(text('siteSettings.redirects'))
  const actions = (
    <>
      <Button icon={FileUp} onPress={() => setOpen({ kind: 'import' })}>
        {text('redirects.import')}
      </Button>
      <Button
        look="primary"
        icon={Plus}
        onPress={() => setOpen({ kind: 'edit', redirect: undefined })}
      >
        {text('redirects.add')}
      </Button>
    </>
  )
  return (
    <Screen>
      <PageHeader
        title={text('siteSettings.title')}
        description={text('redirects.description')}
        actions={actions}
      />
      <SettingsNav siteId={siteId} part="/redirects" />
      <QueryView
        query={redirects}
        loading={text('redirects.loading')}
        failed={text('redirects.failed')}
      >
        {(rows) => <RedirectList rows={rows} onOpen={setOpen} />}
      </QueryView>
      {open?.kind === 'edit' && (
        <RedirectDialog siteId={siteId} redirect={open.redirect} onClose={close} />
      )}
      {open?.kind === 'import' && <ImportRedirectsDialog siteId={siteId} onClose={close} />}
      {open?.kind === 'remove' && (
        <RemoveRedirect siteId={siteId} redirect={open.redirect} onClose={close} />
      )}
    </Screen>
  )
}

/** Redirects that are shown: more than fit on a screen, fewer than slow one down. The search finds the others. */
const MOST_SHOWN = 100

function RedirectList({
  rows,
  onOpen,
}: {
  rows: readonly OwnerRedirect[]
  onOpen(open: Open): void
}) {
  const text = useText()
  const [search, setSearch] = useState('')
  if (rows.length === 0) {
    return (
      <EmptyState icon={Signpost} title={text('redirects.emptyTitle')}>
        {text('redirects.emptyHint')}
      </EmptyState>
    )
  }
  const wish = search.trim().toLowerCase()
  const found = rows.filter(({ path, target }) => `${path} ${target}`.toLowerCase().includes(wish))
  return (
    <Card isFlush>
      <div className={list.tools}>
        <SearchField label={text('redirects.search')} value={search} onChange={setSearch} />
        <span role="status">{text('redirects.count', { count: rows.length })}</span>
      </div>
      {found.length === 0 ? (
        <p className={list.tools}>{text('redirects.nothing')}</p>
      ) : (
        <Table
          label={text('redirects.table')}
          columns={columnsOf(text, onOpen)}
          rows={found.slice(0, MOST_SHOWN)}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  )
}

function columnsOf(
  text: ReturnType<typeof useText>,
  onOpen: (open: Open) => void,
): TableColumn<OwnerRedirect>[] {
  return [
    {
      id: 'path',
      label: text('redirects.path'),
      isRowHeader: true,
      phone: 'main',
      cell: ({ path, coversBelow, isAutomatic }) => (
        <>
          {path} {coversBelow && <small>{text('redirects.below')}</small>}{' '}
          {isAutomatic && <Badge>{text('redirects.automatic')}</Badge>}
        </>
      ),
    },
    {
      id: 'target',
      label: text('redirects.target'),
      cell: ({ target, leadsOnTo }) => (
        <>
          {target}
          {leadsOnTo && (
            <small>
              <br />
              {text('redirects.chain', { target: leadsOnTo })}
            </small>
          )}
        </>
      ),
    },
    { id: 'status', label: text('redirects.status'), cell: ({ status }) => status },
    {
      id: 'actions',
      label: text('redirects.edit'),
      isLabelHidden: true,
      align: 'end',
      phone: 'end',
      cell: (redirect) => (
        <Menu
          label={text('redirects.actions', { path: redirect.path })}
          trigger={
            <IconButton
              label={text('redirects.actions', { path: redirect.path })}
              icon={Ellipsis}
            />
          }
          groups={[
            {
              id: 'all',
              actions: [
                {
                  id: 'edit',
                  label: text('redirects.edit'),
                  icon: Pencil,
                  onAction: () => onOpen({ kind: 'edit', redirect }),
                },
                {
                  id: 'remove',
                  label: text('redirects.remove'),
                  icon: Trash2,
                  onAction: () => onOpen({ kind: 'remove', redirect }),
                },
              ],
            },
          ]}
        />
      ),
    },
  ]
}

interface RemoveRedirectProps {
  siteId: string
  redirect: OwnerRedirect
  onClose(): void
}

function RemoveRedirect({ siteId, redirect, onClose }: RemoveRedirectProps) {
  const text = useText()
  const change = useChangeRedirects(siteId)
  return (
    <ConfirmDialog
      title={text('redirects.removeTitle', { path: redirect.path })}
      confirmLabel={text('redirects.removeConfirm')}
      isOpen
      isPending={change.isPending}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { kind: 'remove', id: redirect.id },
          {
            onSuccess: () => {
              onClose()
              showToast({ text: text('redirects.removed') })
            },
          },
        )
      }
    >
      <p>{text('redirects.removeHint')}</p>
    </ConfirmDialog>
  )
}
